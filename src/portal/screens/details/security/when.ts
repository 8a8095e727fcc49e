// When a device was used and when somebody signed in, short enough for a line on a phone.
import { inLondon } from 'portal-engine/ui/figures/instants.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** "20 Nov 2026" */
export const formatInstantDay = inLondon(day)

/** "20 Nov 2026, 09:30" */
export const formatShortInstant = inLondon({ ...day, hour: '2-digit', minute: '2-digit' })
