// Tax years in calls.
import * as z from 'zod/mini'

/** The first tax year for which portal and API have figures. */
export const FIRST_TAX_YEAR = 2018

/** A tax year by the calendar year in which it starts. */
export const taxYear = z.int().check(z.minimum(FIRST_TAX_YEAR), z.maximum(2100))

/** The same in a request. */
export const requestedTaxYear = z.int().check(z.minimum(FIRST_TAX_YEAR), z.maximum(2035))
