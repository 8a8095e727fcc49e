// The quantiles of the standard normal distribution.

const a = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
  2.506628277459239,
] as const
const b = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572,
] as const
const c = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
] as const
const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416] as const
const tail = 0.02425

/** Below which number lies a standard normal one with this probability (0 to 1, both excluded)? P. J. Acklam's approximation, right to nine digits. */
export function normalQuantile(probability: number): number {
  if (probability < tail) return inTail(Math.sqrt(-2 * Math.log(probability)))
  if (probability > 1 - tail) return -inTail(Math.sqrt(-2 * Math.log(1 - probability)))
  const q = probability - 0.5
  const r = q * q
  return (
    ((((((a[0] * r + a[1]) * r + a[2]) * r + a[3]) * r + a[4]) * r + a[5]) * q) /
    (((((b[0] * r + b[1]) * r + b[2]) * r + b[3]) * r + b[4]) * r + 1)
  )
}

function inTail(q: number): number {
  return (
    (((((c[0] * q + c[1]) * q + c[2]) * q + c[3]) * q + c[4]) * q + c[5]) /
    ((((d[0] * q + d[1]) * q + d[2]) * q + d[3]) * q + 1)
  )
}
