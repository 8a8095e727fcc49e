// What the firm knows for the active user's retirement plan: birth, accounts, what is paid into them, what was taken.
import { feeRateFor } from '#product-api/ledger/networks.ts'
import { getRetirementFacts, plannerFactsOf, type RetirementFacts } from '#api/accounts/retirement.ts'
import { firstPaymentDay } from '#domain/payments/drawdown-rules.ts'
import type { PlannerFacts, OwnAccount } from '#domain/retirement/planner-answers.ts'
import type { Call, Route } from 'portal-engine/sandbox/calls/call.ts'
import { route } from 'portal-engine/sandbox/calls/route.ts'
import { accountsOf, type AccountRow } from '#product-api/ledger/ledger.ts'
import { monthlyInto } from '#product-api/payments/records/mandate-records.ts'
import { marketUntil } from '#product-api/market/market.ts'
import { pensionFactsOf } from '#product-api/data/pension-facts.ts'
import { drawdownPensionOf } from '#product-api/payments/rules/drawdown-state.ts'
import { currentOf, hasWishes } from '#product-api/people/expression-of-wish-calls.ts'
import { latestInPounds } from './portfolio-calls.ts'

const kinds: Record<string, OwnAccount['kind']> = { ISA: 'isa', Pension: 'pension' }

function factsFor(call: Call): RetirementFacts {
  const { database, active, today } = call
  const rows = accountsOf(database, active.id)
  const person = pensionFactsOf(call)
  // The date of birth comes with the first account.
  const bornOn = rows.length > 0 ? person.born_on : null
  const pensions = rows.filter(({ type }) => type === 'Pension').map((row) => drawdownPensionOf(call, row))
  return {
    today,
    bornOn,
    firstPensionOn:
      bornOn === null ? null : firstPaymentDay({ bornOn, protectedAge: person.protected_age }, today),
    lumpSumsTakenPence: pensions[0]?.lumpSumsTakenPence ?? person.lump_sums_taken_pence,
    // A junior ISA is the child's.
    accounts: rows.filter(({ type }) => type !== 'JISA').map((row) => accountFor(call, row)),
    wish: hasWishes(call) ? { reviewDueOn: currentOf(call)?.reviewDueOn ?? null } : null,
    feeRateBps: feeRateFor(database, active.id),
  }
}

function accountFor(call: Call, row: AccountRow): OwnAccount {
  const kind = kinds[row.type] ?? 'general'
  const { netPence, reliefPence } = monthlyInto(call.database, row)
  const rate = marketUntil(call.valuedOn).gbpRate(row.currency, call.valuedOn)
  return {
    id: row.id,
    name: row.name,
    kind,
    valuePence: latestInPounds(call, row.id).valuePence,
    monthlyPence: Math.round((netPence + reliefPence) * rate),
    riskLevel: row.risk_level,
    inDrawdownPence: kind === 'pension' ? drawdownPensionOf(call, row).inDrawdownPence : 0,
  }
}

export const plannerFactsFor = (call: Call): PlannerFacts => plannerFactsOf(factsFor(call))

export const routes: Route[] = [route(getRetirementFacts, factsFor)]
