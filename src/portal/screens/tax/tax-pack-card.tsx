// The tax pack: every document of a tax year as one zip file.
import { useQuery } from '@tanstack/react-query'
import { useApi } from 'portal-engine/http/context.ts'
import { documentsQuery } from '#api/inbox/documents.ts'
import type { TaxYearInfo } from '#api/tax/tax-year-info.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { YearDownload } from '#screens/shared/year-download.tsx'
import css from './tax.module.css'

/** The document without which a pack is not complete. */
const CERTIFICATE = 'Tax certificate'

export function TaxPackCard({ info, current }: { info: TaxYearInfo; current: number }) {
  const api = useApi()
  const documents = useQuery(documentsQuery(api))
  return (
    <Card title={`Tax pack ${info.label}`} aside={<RouteLink to="documents">Documents</RouteLink>}>
      <QueryCard query={documents} what="the documents of this year" skeleton={<Skeleton height="7rem" />}>
        {(all) => {
          const ofYear = all.filter(({ taxYear }) => taxYear === info.label)
          const isWhole = ofYear.some(({ type }) => type === CERTIFICATE)
          return (
            <div className={css.pack}>
              <p>
                {isWhole
                  ? 'Your tax certificate, costs and charges, valuations and contract notes of the year in one file, for you or your accountant.'
                  : info.year > current
                    ? 'The documents of this year will appear here as they are made.'
                    : 'The documents of the year so far in one file. The tax certificate joins them in the month after the year has ended.'}
              </p>
              {ofYear.length > 0 && (
                <YearDownload
                  year={{ taxYear: info.label, documents: ofYear }}
                  label="Download the tax pack"
                  fileName="Tax pack"
                />
              )}
            </div>
          )
        }}
      </QueryCard>
    </Card>
  )
}
