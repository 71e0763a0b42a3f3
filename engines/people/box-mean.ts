/** Computes the mean of the square around each pixel, as far as it is in the picture. */
export function boxMean(values: Float32Array, width: number, radius: number): Float32Array {
  return meansDown(meansAcross(values, width, radius), width, radius);
}

function meansAcross(values: Float32Array, width: number, radius: number): Float32Array {
  const means = new Float32Array(values.length);
  // V8 compiles a function that is called for each row sooner and better than a loop over all.
  for (let start = 0; start < values.length; start += width) meansOfRow(values, means, start, width, radius);
  return means;
}

function meansOfRow(values: Float32Array, means: Float32Array, start: number, width: number, radius: number): void {
  // Between these two columns, one value comes for each that goes. Tests in that loop would take most of its time.
  const inner = Math.min(radius + 1, width);
  const outer = Math.max(inner, width - radius);
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

/** All columns go down together, row by row, because memory is read by rows. */
function meansDown(values: Float32Array, width: number, radius: number): Float32Array {
  const means = new Float32Array(values.length);
  const height = values.length / width;
  const sums = new Float64Array(width);
  const known = Math.min(radius, height);
  for (let at = 0, column = 0; at < known * width; at++) {
    sums[column] = (sums[column] as number) + (values[at] as number);
    column = column + 1 === width ? 0 : column + 1;
  }
  // A row that is outside the picture adds nothing.
  const nothing = new Float32Array(width);
  for (let row = 0, seen = known; row < height; row++) {
    const comes = row + radius < height;
    const goes = row > radius;
    seen += Number(comes) - Number(goes);
    const below = comes ? values.subarray((row + radius) * width, (row + radius + 1) * width) : nothing;
    const above = goes ? values.subarray((row - radius - 1) * width, (row - radius) * width) : nothing;
    for (let column = 0, at = row * width; column < width; column++, at++) {
      const sum = (sums[column] as number) + (below[column] as number) - (above[column] as number);
      sums[column] = sum;
      means[at] = sum / seen;
    }
  }
  return means;
}
