// The tax year: what is used and left of every allowance, and services that use them.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { accountsQuery } from '#api/accounts/accounts.ts'
import type { Api } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { taxServicesQuery } from '#api/tax/tax-services.ts'
import { taxUseQuery, type TaxUse } from '#api/tax/tax-use.ts'
import { taxYearInfoQuery, type TaxYearInfo } from '#api/tax/tax-year-info.ts'
import { taxYearLabel } from '#domain/tax/tax-year.ts'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { CardBoundary } from '#ui/cards/card-boundary.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Chips } from 'portal-engine/ui/forms/chips.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { GeneralCard } from './general-card.tsx'
import { IsaCard } from './isa-card.tsx'
import { JuniorCards } from './junior-cards.tsx'
import { PensionCard } from './pension-card.tsx'
import { ServicesCard } from './services-card.tsx'
import { TaxPackCard } from './tax-pack-card.tsx'
import { chosenYear, yearsAround } from './years.ts'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './tax.module.css'

export function prefetch(queryClient: QueryClient, api: Api): void {
  void queryClient.prefetchQuery(taxYearInfoQuery(api))
  void queryClient.prefetchQuery(accountsQuery(api))
  void queryClient.prefetchQuery(taxUseQuery(api))
  void queryClient.prefetchQuery(taxServicesQuery(api))
}

export default function TaxAllowances() {
  const current = useQuery(taxYearInfoQuery(useApi()))
  const { title } = usePortal()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <QueryCard query={current} what="this tax year" skeleton={<PageSkeleton />}>
        {(info) => <Years current={info} />}
      </QueryCard>
    </>
  )
}

function Years({ current }: { current: TaxYearInfo }) {
  const [search, choose] = useUrlState()
  const { year, isUnknown } = chosenYear(search.get('year'), current.year)
  return (
    <div className={layout.column5}>
      <Chips
        label="Tax year"
        options={yearsAround(current.year).map((each) => ({ id: String(each), label: taxYearLabel(each) }))}
        chosen={String(year)}
        onChoose={(id) => choose({ year: id === String(current.year) ? undefined : id })}
      />
      {isUnknown && (
        <p role="status" className={prose.lead}>
          We have no such tax year here. This is {current.label}.
        </p>
      )}
      {year === current.year ? (
        <YearPage info={current} current={current.year} />
      ) : (
        <OtherYear year={year} current={current.year} />
      )}
    </div>
  )
}

function OtherYear({ year, current }: { year: number; current: number }) {
  const info = useQuery(taxYearInfoQuery(useApi(), year))
  return (
    <QueryCard query={info} what={`the tax year ${taxYearLabel(year)}`} skeleton={<PageSkeleton />}>
      {(found) => <YearPage info={found} current={current} />}
    </QueryCard>
  )
}

function YearPage({ info, current }: { info: TaxYearInfo; current: number }) {
  const api = useApi()
  const isCurrent = info.year === current
  const accounts = useQuery(accountsQuery(api))
  const use = useQuery(taxUseQuery(api, isCurrent ? undefined : info.year))
  return (
    <>
      {info.year > current && (
        <p className={prose.lead}>
          The tax year {info.label} begins on {formatDate(info.startsOn)}. These are the allowances as far as
          they are known today.
        </p>
      )}
      <QueryCard query={use} what="what you have used of your allowances" skeleton={<CardsSkeleton />}>
        {(used) => <Allowances info={info} use={used} isCurrent={isCurrent} />}
      </QueryCard>
      <div className={layout.column5} data-follows>
        <h2 className={css.heading}>Services</h2>
        <QueryCard query={accounts} what="your accounts" skeleton={<Skeleton height="14rem" />}>
          {(portfolios) => <ServicesCard accounts={portfolios.accounts} />}
        </QueryCard>
        <TaxPackCard info={info} current={current} />
      </div>
    </>
  )
}

interface AllowancesProps {
  info: TaxYearInfo
  use: TaxUse
  isCurrent: boolean
}

/** Two columns of about one height: the ISA next to pension and children, and gains and income where they fit. */
function Allowances({ info, use, isCurrent }: AllowancesProps) {
  const beside = (use.pension === null ? 0 : 1) + use.juniors.length
  const general = use.general !== null && (
    <CardBoundary what="your gains and income" resetKey={use}>
      <GeneralCard info={info} general={use.general} isOver={use.today > info.endsOn} />
    </CardBoundary>
  )
  return (
    <div className={css.grid}>
      <div className={css.column}>
        <IsaCard info={info} use={use} isCurrent={isCurrent} />
        {beside > 1 && general}
      </div>
      <div className={css.column}>
        {use.pension !== null && (
          <CardBoundary what="your pension allowance" resetKey={use}>
            <PensionCard info={info} pension={use.pension} />
          </CardBoundary>
        )}
        <JuniorCards info={info} use={use} isCurrent={isCurrent} />
        {beside === 0 && general}
      </div>
      {beside === 1 && <div className={css.wide}>{general}</div>}
    </div>
  )
}

function CardsSkeleton() {
  return (
    <div className={css.grid}>
      <Skeleton height="46rem" />
      <Skeleton height="46rem" />
    </div>
  )
}

function PageSkeleton() {
  return (
    <div className={layout.column5}>
      <Skeleton width="18rem" height="2.75rem" />
      <CardsSkeleton />
    </div>
  )
}
