// How money and percentages are written: en-GB, a true minus sign (U+2212), pence in and text out.

/** The most that can be typed (base/pounds.ts): £999,999,999.99. */
export const MOST_TYPED_PENCE = 999_999_999_99

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formatters.set(key, formatter)
  }
  return formatter
}

/** "£1,234,567.89", "−£1,234.50", "US$1,000.00". For lists of transactions. */
export function formatPence(pence: number, currency = 'GBP'): string {
  return signed(pence, formatter(currency, 2).format(Math.abs(pence) / 100))
}

/** "£1,235", half a pound rounds away from zero. For dashboards. */
export function formatPounds(pence: number, currency = 'GBP'): string {
  const pounds = Math.round(Math.abs(pence) / 100)
  return signed(pounds === 0 ? 0 : pence, formatter(currency, 0).format(pounds))
}

/** The amount that `formatPounds` shows, in pence: sums and differences of such amounts agree with what is read. */
export const wholePounds = (pence: number): number =>
  Math.sign(pence) * Math.round(Math.abs(pence) / 100) * 100 || 0

/** "£1.25m", "£38k". For chart axes only. */
export function formatShort(pence: number, currency = 'GBP'): string {
  const pounds = Math.abs(pence) / 100
  const symbol = currencySymbol(currency)
  if (pounds >= 1_000_000) return signed(pence, `${symbol}${trimmed(pounds / 1_000_000)}m`)
  if (pounds >= 1_000) return signed(pence, `${symbol}${trimmed(pounds / 1_000)}k`)
  return formatPounds(pence, currency)
}

/** "£", "US$". */
export const currencySymbol = (currency: string): string => formatter(currency, 0).format(0).replace('0', '')

/** "+7.3%", "−0.4%", "0.0%" from a fraction. For returns. */
export function formatReturn(fraction: number, digits = 1): string {
  const percent = (Math.abs(fraction) * 100).toFixed(digits)
  if (Number(percent) === 0) return `${percent}%`
  return `${fraction > 0 ? '+' : '−'}${percent}%`
}

/** "2.5%", "−0.9%" of a yearly rate as a fraction. */
export const ratePercent = (fraction: number) => `${Number((fraction * 100).toFixed(1))}%`.replace('-', '−')

/** "12.5%" from tenths of one per cent. For shares of a whole. */
export function formatWeight(tenths: number): string {
  return `${(tenths / 10).toFixed(1)}%`
}

function signed(sign: number, text: string): string {
  return sign < 0 ? `−${text}` : text
}

function trimmed(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '')
}
