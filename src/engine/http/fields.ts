// Field shapes that several resources share. Money is integer pence (or cents) of the currency named with it.
import * as z from 'zod/mini'
import { isDate, isInstant, portalYears } from '#base/dates/iso.ts'
import { isRecord } from '#base/record.ts'
import { isWebAddress } from '#base/web-address.ts'

/** An ISO date of the calendar from 1900 to 2199, "2026-11-20". */
export const date = z.string().check(z.refine(isDate, 'a date such as 2026-04-06'))

/** An ISO instant in UTC, "2026-11-20T09:30:00.000Z", of the same years. */
export const instant = z.string().check(z.refine((text) => isDate(text.slice(0, 10)) && isInstant(text)))

/** A day around today, such as the one on which a payment settles: the portal knows the law of its year. */
export const recentDate = z.string().check(z.refine((text) => inRecentYears.test(text) && isDate(text)))

/** Does an ISO date or instant lie in the years from 2025 to 2199? */
export const inRecentYears = /^(202[5-9]|20[3-9]\d|21\d\d)-/

/** Years in which people of today are born, hold money and plan. */
export const inPortalYears = portalYears

/** A link that opens a page: nothing that runs. */
export const webAddress = z.string().check(z.refine(isWebAddress, 'an address of the web'))

/** Whole pence; negative for money that left. */
export const pence = z.int()

/** Three-letter currency code. */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** An index that begins at 100. */
export const index = z.number().check(z.nonnegative())

/** A yearly rate of a hundred per cent at most, in hundredths of one per cent. */
export const rateBps = z.int().check(z.minimum(0), z.maximum(10_000))

/** Tenths of one per cent; the weights of one list add up to 1000. */
export const weightTenths = z.int().check(z.minimum(0), z.maximum(1000))

/** One of the words that the portal knows, or another one that is shown as it is. */
export const wordOf = <Known extends string>() =>
  z.custom<Known | (string & {})>((value) => typeof value === 'string')

/** A list in which entries of a kind that the portal does not know are left out. */
export const knownOf = <T>(kinds: readonly string[], entry: z.ZodMiniType<T>) =>
  z.pipe(
    z.transform((list: unknown) =>
      Array.isArray(list) ? list.filter((one) => !isUnknown(one, kinds)) : list,
    ),
    z.array(entry),
  )

const isUnknown = (entry: unknown, kinds: readonly string[]) =>
  isRecord(entry) && typeof entry['kind'] === 'string' && !kinds.includes(entry['kind'])

/** A class of assets, a region or the like; without a name it is "Unclassified". */
export const className = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || 'Unclassified'),
)

/** An id, as a request gives it. */
export const id = z.string().check(z.minLength(1), z.maxLength(100))

/** For answers without a body. */
export const nothing = z.undefined()
