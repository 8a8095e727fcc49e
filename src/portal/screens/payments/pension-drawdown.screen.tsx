// Taking money out of a pension: whether the holder is old enough on the day of payment, how much, and what follows.
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useApi } from 'portal-engine/http/context.ts'
import { drawdownOptionsQuery, type DrawdownOptions, type DrawdownPension } from '#api/payments/drawdown.ts'
import { minimumPensionAge } from '#domain/tax/tax-facts.ts'
import { TabHeading } from 'portal-engine/screen-api/layout/tab-heading.tsx'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Beside } from 'portal-engine/ui/beside.tsx'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Money } from 'portal-engine/ui/figures/money.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { OnItsWayOut } from './paying-out/on-its-way-out.tsx'
import { WithBankAccounts } from './paying-out/with-bank-accounts.tsx'
import { useOwnAccounts } from './own-accounts.ts'
import { PaymentSent } from './payment-sent.tsx'
import { isAboutRegular, RegularPayments } from './regular/regular-payments.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import { Facts } from 'portal-engine/ui/lists/facts.tsx'
import prose from 'portal-engine/ui/prose.module.css'
import css from './payments.module.css'

const DrawdownForm = lazy(() => import('./drawdown/drawdown-form.tsx'))
const WholeForm = lazy(() => import('./drawdown/whole-form.tsx'))

export default function PensionDrawdown() {
  const [search] = useUrlState()
  const options = useQuery(drawdownOptionsQuery(useApi()))
  const sent = search.get('sent')
  const regular = <RegularPayments ofPensions back="Pension drawdown" />
  return (
    <>
      <TabHeading note="Take tax-free cash, income, or both. The rest stays invested." />
      {sent === null ? (
        <QueryCard query={options} what="what can be taken out" skeleton={<Skeleton height="24rem" />}>
          {(found) => {
            if (!found.isOldEnough) return <TooYoung options={found} />
            if (isAboutRegular(search)) return regular
            return (
              <>
                <OldEnough options={found} />
                {regular}
              </>
            )
          }}
        </QueryCard>
      ) : (
        <PaymentSent id={sent} next={(payment) => <OnItsWayOut payment={payment} />} />
      )}
    </>
  )
}

function TooYoung({ options: { firstPaymentOn, protectedAge } }: { options: DrawdownOptions }) {
  const pensions = useOwnAccounts().filter(({ type }) => type === 'Pension')
  const age = protectedAge ?? minimumPensionAge(firstPaymentOn)
  return (
    <Beside
      aside={
        <Card title="Why not sooner" level={3} tone="wash">
          <div className={layout.stack4}>
            <p>
              {protectedAge === null
                ? 'The law sets the age: 55, and 57 after 5 April 2028. Your age on the day of payment counts.'
                : `This pension has a protected age of ${protectedAge}. Your age on the day of payment counts.`}
            </p>
            <p>
              Be careful if somebody offers you the money earlier: it is almost always a scam, and the tax is
              55%.
            </p>
          </div>
        </Card>
      }
    >
      <Card title={`You can take money from ${formatDate(firstPaymentOn)}, when you are ${age}`} level={3}>
        <div className={layout.stack4}>
          <Facts
            className={css.follows}
            facts={pensions.map(({ id, name, baseCurrency, valuePence }) => [
              `${name} today`,
              <Money key={id} pence={valuePence} currency={baseCurrency} />,
            ])}
          />
          <div className={layout.centredRow}>
            <ButtonLink to="retirement-planner" variant="primary">
              See what it could pay you
            </ButtonLink>
            <ButtonLink to="pension-contributions">Add to your pension</ButtonLink>
          </div>
        </div>
      </Card>
    </Beside>
  )
}

function OldEnough({ options }: { options: DrawdownOptions }) {
  const [search, choose] = useUrlState()
  const accounts = useOwnAccounts()
  const { pensions } = options
  const chosen = pensions.find(({ accountId }) => accountId === search.get('account'))
  const pension = chosen ?? pensions.find(({ availablePence }) => availablePence > 0)
  if (!pension || pension.availablePence === 0)
    return (
      <Card>
        <DrawnEmptyState
          drawing="years"
          title="No pension money to take out yet"
          action={<ButtonLink to="pension-contributions">Add to your pension</ButtonLink>}
        >
          Once there is money in your pension, you can take it out here.
        </DrawnEmptyState>
      </Card>
    )
  return (
    <Beside aside={<Figures pension={pension} />}>
      <WithBankAccounts
        form={(banks, above) => (
          <>
            <Ways pension={pension} />
            {search.has('whole') ? (
              <WholeForm
                key={pension.accountId}
                pension={pension}
                accountName={accounts.find(({ id }) => id === pension.accountId)?.name ?? ''}
                options={options}
                bankAccounts={banks}
                above={above}
                onSent={({ id }) => choose({ step: undefined, whole: undefined, sent: id })}
              />
            ) : (
              <DrawdownForm
                key={pension.accountId}
                pension={pension}
                options={options}
                bankAccounts={banks}
                above={above}
                onSent={({ id }) => choose({ step: undefined, sent: id })}
              />
            )}
          </>
        )}
      />
    </Beside>
  )
}

/** The other ways of taking money out of a pension. */
function Ways({ pension }: { pension: DrawdownPension }) {
  const [search, choose] = useUrlState()
  if (search.has('whole'))
    return (
      <div>
        <Button variant="quiet" onClick={() => choose({ whole: undefined, step: undefined })}>
          Take part of it instead
        </Button>
      </div>
    )
  return (
    <div className={layout.centredRow}>
      {pension.inDrawdownPence > 0 && (
        <Button onClick={() => choose({ regular: 'new', step: undefined }, { isStep: true })}>
          Take income each month
        </Button>
      )}
      <Button onClick={() => choose({ whole: '1', step: undefined }, { isStep: true })}>
        Take the whole pension
      </Button>
    </div>
  )
}

function Figures({ pension }: { pension: DrawdownPension }) {
  const figures = [
    ['Worth now', pension.availablePence],
    ['In drawdown', pension.inDrawdownPence],
    ['Tax-free cash left', pension.taxFreeMostPence],
    ['Tax-free so far', pension.lumpSumsTakenPence],
  ] as const
  return (
    <Card title="What you have" level={3} tone="wash">
      <Facts
        className={css.follows}
        facts={figures.map(([name, pence]) => [name, <Money key={name} pence={pence} exact />])}
      />
      {pension.hasTakenIncome && (
        <p className={prose.quiet}>You have taken income before, so you can pay in less with tax relief.</p>
      )}
    </Card>
  )
}
