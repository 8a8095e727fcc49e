// A junior ISA at 18: from the birthday on it is the ISA of the child, who alone pays in and takes out (ISA Regulations 1998,
// regulations 2B and 12(8)). Pure.
import { addMonths } from 'portal-engine/base/dates/london-time.ts'

/** The day on which somebody of this date of birth is 18: of 29 February, 28 February in a year without one. */
export const turns18On = (bornOn: string): string => addMonths(bornOn, 18 * 12)
