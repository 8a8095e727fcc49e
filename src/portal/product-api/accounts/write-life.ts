// Writes an account's history: its transactions and valuations. What is there already stays as it is.
import { FEE_EXPLAINED } from '#domain/fees/fee-words.ts'
import { contractNoteId } from '#product-api/papers/contract-note.ts'
import type { Seeding } from '#product-api/data/seeding.ts'
import type { NewTransaction } from '#product-api/ledger/life/book.ts'
import type { AccountLife } from '#product-api/ledger/life/simulate.ts'

/** Adds what has come since the account's latest transaction and valuation. */
export function addLife(
  seeding: Seeding,
  accountId: string,
  { transactions, valuations }: AccountLife,
): void {
  addTransactions(seeding, accountId, transactions)
  addValuations(seeding, accountId, valuations)
}

function addTransactions({ database }: Seeding, accountId: string, transactions: NewTransaction[]): void {
  const known = database.one<{ count: number }>(
    'select count(*) as count from transactions where account_id = ?',
    accountId,
  )!.count
  const idOfPayment = new Map<string, string>()
  for (const [position, transaction] of transactions.entries()) {
    const id = `${accountId}-T${position + 1}`
    if (transaction.type === 'PaidIn') idOfPayment.set(transaction.date, id)
    if (position < known) continue
    database.run(
      'insert into transactions values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      id,
      accountId,
      transaction.date,
      position,
      transaction.type,
      transaction.isin,
      transaction.unitsMilli,
      transaction.amountPence,
      transaction.cashAfterPence,
      transaction.description,
      transaction.hasNote ? contractNoteId(accountId, transaction.date) : null,
      transaction.hasNote ? null : explanations[transaction.type],
      transaction.reliefFor === null ? null : (idOfPayment.get(transaction.reliefFor) ?? null),
      transaction.why,
    )
  }
}

function addValuations(
  { database }: Seeding,
  accountId: string,
  valuations: AccountLife['valuations'],
): void {
  const { latest } = database.one<{ latest: string | null }>(
    'select max(date) as latest from valuations where account_id = ?',
    accountId,
  )!
  for (const valuation of valuations) {
    if (latest !== null && valuation.date <= latest) continue
    database.run(
      'insert into valuations values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      accountId,
      valuation.date,
      valuation.valuePence,
      valuation.netPaidInPence,
      valuation.paidInPence,
      valuation.valueGbpPence,
      valuation.netPaidGbpPence,
      valuation.paidInGbpPence,
      valuation.twrIndex,
    )
  }
}

const explanations: Record<NewTransaction['type'], string> = {
  PaidIn: 'Money you paid in. It is usually invested the next working day.',
  TaxRelief: 'HMRC adds £1 for every £4 you pay in. It arrives about six weeks after your payment.',
  Withdrawal: 'Paid to your nominated bank account. Allow three working days.',
  Buy: 'Part of a regular investment. Your quarterly valuation lists it.',
  Sell: 'Part of a regular adjustment. Your quarterly valuation lists it.',
  Dividend: 'Income from a fund, kept as cash in the account.',
  Interest: 'Interest on the cash in the account.',
  Fee: FEE_EXPLAINED,
}
