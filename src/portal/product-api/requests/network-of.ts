// Whose network address it is, for what is bounded by it.
import { isIPv6 } from 'node:net'

/** What one subscriber has: an address of IPv4, also where it is written as IPv6, or the first 64 bits of one of IPv6. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  // As the standard writes it: small, without leading zeros, the longest run of zeros left out.
  const [before = [], after = []] = new URL(`http://[${bare}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const left = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...left, ...after]
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':')
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((bits) => [Math.floor(bits / 256), bits % 256])
    .join('.')
}
