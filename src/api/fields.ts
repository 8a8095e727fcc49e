// Field shapes that several resources share. Money is integer pence (or cents) of the currency named beside it.
import * as z from 'zod/mini'

/** An ISO date, "2026-11-20". */
export const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** An ISO instant in UTC, "2026-11-20T09:30:00.000Z". */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/))

/** Whole pence; negative for money that left. */
export const pence = z.int()

/** Three-letter currency code. */
export const currency = z.string().check(z.length(3))

/** Tenths of one per cent; the weights of one list add up to 1000. */
export const weightTenths = z.int().check(z.minimum(0), z.maximum(1000))

/** For answers without a body. */
export const nothing = z.undefined()
