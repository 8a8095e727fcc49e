// How units of a fund are written: three decimals, as funds are traded in. Portal and sandbox share it. Pure.
import { once } from 'portal-engine/base/once.ts'

const threeDecimals = once(
  () => new Intl.NumberFormat('en-GB', { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
)

/** "1,251.090", for columns; units sold are negative in the answers, and the column next to them names the direction. */
export const formatUnits = (units: number): string => threeDecimals().format(Math.abs(units))

/** "406.333 units", "45.09 units", "1 unit", for sentences. */
export const unitsInWords = (units: number): string => {
  const count = Math.abs(units)
  return `${count.toLocaleString('en-GB', { maximumFractionDigits: 3 })} ${count === 1 ? 'unit' : 'units'}`
}
