// The random numbers of simulated paths. Every path has its own, from the seed and its number (generator: sfc32 of C.
// Doty-Humphrey's PractRand).
import { normalQuantile } from './normal.ts'

/** Fills in standard normal numbers of this path. */
export function fillNormals(into: Float64Array, seed: number, path: number): void {
  let s0 = seed | 0
  let s1 = path | 0
  let s2 = 0x9e3779b9 | 0
  let s3 = 1
  // The first rounds only mix the seed.
  for (let at = -15; at < into.length; at += 1) {
    const mixed = (((s0 + s1) | 0) + s3) | 0
    s3 = (s3 + 1) | 0
    s0 = s1 ^ (s1 >>> 9)
    s1 = (s2 + (s2 << 3)) | 0
    s2 = (((s2 << 21) | (s2 >>> 11)) + mixed) | 0
    if (at >= 0) into[at] = normalQuantile(((mixed >>> 0) + 0.5) / 4_294_967_296)
  }
}
