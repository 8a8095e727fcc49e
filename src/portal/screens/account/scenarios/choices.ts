// What people ask on a scenarios page: what they add, for how long, at which risk. It is kept in the address. Pure.
import type { Account } from '#api/accounts/accounts.ts'
import { isBeforeMoney } from '#domain/account-stage.ts'
import { assumptionFor } from '#domain/projection/assumptions.ts'
import { falls, limits, type Asked, type Fall } from '#domain/projection/saved-plan.ts'
import type { Plan } from '#domain/projection/simulation.ts'

/** What an account is shown with before any money has been asked for, in its currency. */
export const exampleLump = 5000

/**
 * What is asked for until something is chosen: what is collected each month, up to the goal's date, at the account's risk
 * level. Before money has arrived, also the payment that is due, or an example where nothing is.
 */
export function unasked({ goal, valuedOn, riskLevel, monthly, status, next }: Account): Asked {
  const years = goal ? Number(goal.targetOn.slice(0, 4)) - Number(valuedOn.slice(0, 4)) : 10
  const monthlyPounds = Math.round((monthly.netPence + monthly.reliefPence) / 100)
  const due = next === null ? exampleLump : next.by === 'direct-debit' ? 0 : Math.round(next.pence / 100)
  return {
    lump: isBeforeMoney({ status }) ? held('lump', due) : 0,
    monthly: held('monthly', monthlyPounds),
    years: held('years', years),
    risk: riskLevel,
  }
}

/** Reads the address. A number outside its limits is held to them; anything but a whole number counts as not chosen. */
export function readAsked(search: URLSearchParams, account: Account): Asked {
  const start = unasked(account)
  const read = (name: keyof Asked) => {
    const text = search.get(name) ?? ''
    return /^-?\d{1,12}$/.test(text) ? held(name, Number(text)) : start[name]
  }
  return { lump: read('lump'), monthly: read('monthly'), years: read('years'), risk: read('risk') }
}

function held(name: keyof Asked, value: number): number {
  return Math.min(Math.max(value, limits[name].min), limits[name].max)
}

/** What does the address ask the plan to begin with? */
export const fallOf = (search: URLSearchParams): Fall | null =>
  falls.find((fall) => fall === search.get('fall')) ?? null

/** What the account is worth after a fall of 20%. */
export const fallenPence = (valuePence: number): number => Math.round(valuePence * 0.8)

/** The plan that is simulated. `feeBps`: our yearly fee in hundredths of one per cent. */
export function planOf(asked: Asked, valuePence: number, feeBps: number): Plan {
  const { growth, volatility } = assumptionFor(asked.risk)
  return {
    initialPence: valuePence + asked.lump * 100,
    monthlyPence: asked.monthly * 100,
    years: asked.years,
    growth,
    volatility,
    fee: feeBps / 10_000,
  }
}

/** The address of a saved plan: what it asks for beyond the unchanged one. */
export function choicesOf(
  plan: { asked: Asked; fall: Fall | null },
  start: Asked,
): Record<keyof Asked | 'fall', string | undefined> {
  const choice = (name: keyof Asked) =>
    plan.asked[name] === start[name] ? undefined : String(plan.asked[name])
  return {
    lump: choice('lump'),
    monthly: choice('monthly'),
    years: choice('years'),
    risk: choice('risk'),
    fall: plan.fall ?? undefined,
  }
}
