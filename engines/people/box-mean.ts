/** Computes the mean of the square around each pixel, as far as it is in the picture. */
export function boxMean(values: Float32Array, width: number, radius: number): Float32Array {
  return meansDown(meansAcross(values, width, radius), width, radius);
}

function meansAcross(values: Float32Array, width: number, radius: number): Float32Array {
  const means = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += width) {
    let sum = 0;
    let seen = Math.min(radius, width);
    for (let at = 0; at < seen; at += 1) sum += values[start + at] as number;
    for (let at = 0; at < width; at += 1) {
      if (at + radius < width) {
        sum += values[start + at + radius] as number;
        seen += 1;
      }
      if (at > radius) {
        sum -= values[start + at - radius - 1] as number;
        seen -= 1;
      }
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
  let seen = Math.min(radius, height);
  for (let at = 0; at < seen * width; at += 1) sums[at % width] = (sums[at % width] as number) + (values[at] as number);
  for (let row = 0; row < height; row += 1) {
    const start = row * width;
    const coming = row + radius < height ? start + radius * width : undefined;
    const going = row > radius ? start - (radius + 1) * width : undefined;
    seen += Number(coming !== undefined) - Number(going !== undefined);
    for (let column = 0; column < width; column += 1) {
      let sum = sums[column] as number;
      if (coming !== undefined) sum += values[coming + column] as number;
      if (going !== undefined) sum -= values[going + column] as number;
      sums[column] = sum;
      means[start + column] = sum / seen;
    }
  }
  return means;
}
