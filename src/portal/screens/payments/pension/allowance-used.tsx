// The annual allowance of a pension: what was paid this tax year, and what is left of the three before.
import type { Column } from 'portal-engine/ui/tables/data-rows.tsx'
import type { PensionUse } from '#api/payments/pension-contributions.ts'
import { taxAmountPence } from '#domain/tax/tax-facts.ts'
import { taxYearLabel, taxYearOfDate } from '#domain/tax/tax-year.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { DataTable } from 'portal-engine/ui/tables/data-table.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import layout from 'portal-engine/ui/layout.module.css'

type Row = PensionUse['unused'][number]

const columns: Column<Row>[] = [
  { id: 'year', header: 'Tax year', cell: ({ year }) => taxYearLabel(year) },
  { id: 'left', header: 'Unused here', figures: true, cell: ({ pence }) => <Money pence={pence} exact /> },
]

export function AllowanceUsed({ use, today }: { use: PensionUse; today: string }) {
  const year = taxYearOfDate(today)
  const paid = use.paid.reduce((sum, { grossPence }) => sum + grossPence, 0)
  return (
    <div className={layout.stack4}>
      <p>
        <strong>
          <Money pence={paid} exact />
        </strong>{' '}
        paid in or on its way in {taxYearLabel(year)}, tax relief and your employer’s part included. The
        allowance for all your pensions is{' '}
        <Money
          pence={taxAmountPence(
            use.flexibleSince === null ? 'pension-annual-allowance' : 'money-purchase-annual-allowance',
            year,
          )}
          exact
        />
        {use.flexibleSince === null ? ', lower for high incomes.' : ', because you take flexible income.'}
      </p>
      {use.flexibleSince === null && (
        <>
          <p className={prose.quiet}>
            You can also use what is left from the last three years: this year’s allowance first, then the
            oldest.
          </p>
          <DataTable
            caption="Unused allowance of earlier tax years"
            columns={columns}
            rows={use.unused}
            rowId={(row) => String(row.year)}
          />
        </>
      )}
    </div>
  )
}
