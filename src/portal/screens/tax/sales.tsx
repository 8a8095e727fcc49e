// The sales of a tax year, each with its gain and the purchases that it is matched with.
import { serverNow } from 'portal-engine/http/server-time.ts'
import type { Sale } from '#api/tax/sales.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { matchedUntil, matchInWords } from '#domain/gains/matching-words.ts'
import { unitsInWords } from '#domain/units.ts'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { AmountText } from 'portal-engine/ui/figures/amount-text.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats, useHiddenAmounts } from 'portal-engine/ui/figures/hidden-amounts.ts'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'

export function Sales({ sales }: { sales: readonly Sale[] }) {
  if (sales.length === 0) return null
  const label = sales.length === 1 ? 'How your sale is matched' : `How your ${sales.length} sales are matched`
  return (
    <Disclosure label={label}>
      <div className={layout.column5}>
        <p className={prose.lead}>
          A sale is matched with purchases of the same fund on the same day, then in the next 30 days, then
          with the average cost of earlier purchases, over all your general accounts together.
        </p>
        <ul className={layout.stack4}>
          {sales.map((sale) => (
            <OneSale key={`${sale.soldOn} ${sale.isin}`} sale={sale} />
          ))}
        </ul>
      </div>
    </Disclosure>
  )
}

function OneSale({ sale }: { sale: Sale }) {
  const { soldOn, fundName, units, proceedsPence, costPence, gainPence, matches } = sale
  const { pence } = useFormats()
  const isHidden = useHiddenAmounts()
  const until = matchedUntil(soldOn)
  const isOpen = until >= londonDate(serverNow()) && matches.some(({ boughtOn }) => boughtOn === null)
  return (
    <li>
      <p>
        <strong>{fundName}</strong>, {formatDate(soldOn)}
      </p>
      <p>
        <AmountText>
          {`${isHidden ? 'Units' : unitsInWords(units)} for ${pence(proceedsPence)}, cost ${pence(costPence)}, ${gainPence < 0 ? 'loss' : 'gain'} ${pence(Math.abs(gainPence))}`}
        </AmountText>
      </p>
      {matches.map((match) => (
        <p key={match.boughtOn ?? 'pool'} className={prose.lead}>
          <AmountText>{`${matchInWords(match, formatDate)}: ${pence(match.costPence)}`}</AmountText>
        </p>
      ))}
      {isOpen && (
        <p className={prose.lead}>A purchase of this fund up to {formatDate(until)} would change this.</p>
      )}
    </li>
  )
}
