/** Computes the mean of the square around each pixel, as far as it is in the picture. */
export function boxMean(values: Float32Array, width: number, radius: number): Float32Array {
  return meansDown(meansAcross(values, width, radius), width, radius);
}

function meansAcross(values: Float32Array, width: number, radius: number): Float32Array {
  const means = new Float32Array(values.length);
  // Between these two columns, one value comes for each that goes. Tests in that loop would take most of its time.
  const inner = Math.min(radius + 1, width);
  const outer = Math.max(inner, width - radius);
  for (let start = 0; start < values.length; start += width) {
    let sum = 0;
    let seen = Math.min(radius, width);
    for (let at = 0; at < seen; at++) sum += values[start + at] as number;
    for (let at = 0; at < inner; at++) {
      if (at + radius < width) {
        sum += values[start + at + radius] as number;
        seen++;
      }
      means[start + at] = sum / seen;
    }
    for (let at = start + inner; at < start + outer; at++) {
      sum += (values[at + radius] as number) - (values[at - radius - 1] as number);
      means[at] = sum / seen;
    }
    for (let at = outer; at < width; at++) {
      sum -= values[start + at - radius - 1] as number;
      seen--;
      means[start + at] = sum / seen;
    }
  }
  return means;
}

/** All columns go down together, row by row, because memory is read by rows. */
function meansDown(values: Float32Array, width: number, radius: number): Float32Array {
  const means = new Float32Array(values.length);
  const height = values.length / width;
  const sums = new Float64Array(width);
  const add = (row: number, sign: 1 | -1) => {
    for (let column = 0, at = row * width; column < width; column++, at++)
      sums[column] = (sums[column] as number) + sign * (values[at] as number);
  };
  let seen = Math.min(radius, height);
  for (let row = 0; row < seen; row++) add(row, 1);
  for (let row = 0; row < height; row++) {
    if (row + radius < height) {
      add(row + radius, 1);
      seen++;
    }
    if (row > radius) {
      add(row - radius - 1, -1);
      seen--;
    }
    for (let column = 0, at = row * width; column < width; column++, at++) means[at] = (sums[column] as number) / seen;
  }
  return means;
}
