// Statements, certificates and forms: find one, read it, keep it.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { documentsQuery, type Document } from '#api/inbox/documents.ts'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useUrlState } from 'portal-engine/screen-api/use-url-state.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { focusFilterCount } from '#ui/forms/filter-count.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { Filters } from 'portal-engine/ui/filters/filters.tsx'
import { cleared, countInWords, entriesThatFit, readFilters } from 'portal-engine/ui/filters/list-filters.ts'
import { useMediaQuery } from 'portal-engine/ui/use-media-query.ts'
import { byTaxYear, documentFilters } from './document-filters.ts'
import { YearSection } from './year-section.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import css from './documents.module.css'

/** How many documents of a tax year are shown before the rest is asked for. */
const EACH_AT_FIRST = 6
const EACH_ON_A_PHONE = 4
const ALONE_AT_FIRST = 50
/** As many are found without filters. */
const FEW = 3
/** How many tax years are open; those before them are a row each. */
const OPEN_AT_FIRST = 3
const OPEN_ON_A_PHONE = 2

export default function Documents() {
  const documents = useQuery(documentsQuery(useApi()))
  const { title } = usePortal()
  return (
    <>
      <PageTitle note="Statements, certificates and forms">{title}</PageTitle>
      <div className={layout.column4}>
        <Card>
          <QueryCard query={documents} what="your documents" skeleton={<DocumentsSkeleton />}>
            {(all) => (all.length === 0 ? <NoDocuments /> : <Found documents={all} />)}
          </QueryCard>
        </Card>
        <RouteLink to="requests" data-not-printed>
          Ask for a letter, or a document in another form
        </RouteLink>
      </div>
    </>
  )
}

function Found({ documents }: { documents: readonly Document[] }) {
  const [search, choose] = useUrlState()
  const { activeUserName, part } = usePortal()
  const isPhone = useMediaQuery('(width < 40rem)')
  const eachAtFirst = isPhone ? EACH_ON_A_PHONE : EACH_AT_FIRST
  const open = isPhone ? OPEN_ON_A_PHONE : OPEN_AT_FIRST
  const filters = documentFilters(documents, activeUserName)
  const read = readFilters(search, filters)
  const shown = entriesThatFit(documents, filters, read.values)
  const years = byTaxYear(shown)
  return (
    <>
      {(documents.length > FEW || shown.length < documents.length) && (
        <Filters
          filters={filters}
          read={read}
          onChange={choose}
          count={countInWords(shown.length, documents.length, 'document')}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          title="No documents match"
          action={
            <Button
              onClick={() => {
                choose(cleared(filters))
                focusFilterCount()
              }}
            >
              Clear all filters
            </Button>
          }
        >
          Try fewer filters.
        </EmptyState>
      ) : (
        <>
          {years.map((year, place) => (
            <YearSection
              key={year.taxYear}
              year={year}
              atFirst={years.length === 1 ? ALONE_AT_FIRST : eachAtFirst}
              isFolded={place >= open}
            />
          ))}
          {documents.length <= FEW && (
            <p className={css.few}>
              {part('granted-accounts')
                ? 'For the documents of somebody else, change to their account at the top of the page.'
                : 'Contract notes, valuations and tax certificates follow once your money is invested.'}
            </p>
          )}
        </>
      )}
    </>
  )
}

function NoDocuments() {
  return (
    <DrawnEmptyState
      drawing="letter"
      title="No documents yet"
      action={<ButtonLink to="projections">Open an account</ButtonLink>}
    >
      Key features and your application appear here when you open an account. Contract notes, valuations and
      tax certificates follow once your money is invested.
    </DrawnEmptyState>
  )
}

function DocumentsSkeleton() {
  return (
    <>
      <Skeleton height="7.5rem" />
      <Skeleton lines={12} height="3.25rem" />
    </>
  )
}
