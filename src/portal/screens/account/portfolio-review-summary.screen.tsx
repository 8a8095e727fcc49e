// The last portfolio review: what was confirmed, what changed, what is only asked for, and when the next one is due.
import { useQuery } from '@tanstack/react-query'
import { fetchGoalReviewFile, goalReviewQuery, type SubmittedReview } from '#api/accounts/goal-review.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import { changesOf } from '#domain/goal-review/terms.ts'
import { RiskWarning } from '#screens/shared/cards/risk-warning.tsx'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { DrawnEmptyState } from 'portal-engine/ui/drawings/drawing.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { useFormats } from 'portal-engine/ui/figures/hidden-amounts.ts'
import { formatInstant } from 'portal-engine/ui/figures/instants.ts'
import { FileActions } from 'portal-engine/ui/files/file-actions.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import {
  changedCircumstances,
  changedLines,
  termLines,
} from '#screens/account/portfolio-review/review-words.ts'
import { Lines } from './portfolio-review/lines.tsx'
import notice from 'portal-engine/ui/notice.module.css'
import layout from 'portal-engine/ui/layout.module.css'
import css from './portfolio-review/portfolio-review.module.css'

export default function PortfolioReviewSummary() {
  const api = useApi()
  const { title } = usePortal()
  const query = useQuery(goalReviewQuery(api))
  const last = query.data?.last
  return (
    <>
      <PageTitle
        note={
          last &&
          `Submitted by ${last.submittedBy} on ${formatInstant(last.submittedAt)}. Reference ${last.id}.`
        }
        actions={
          last && (
            <FileActions
              name="Portfolio review"
              about="the portfolio review"
              fetchFile={() => fetchGoalReviewFile(api, last.id)}
            />
          )
        }
      >
        {title}
      </PageTitle>
      <QueryCard query={query} what="your portfolio review" skeleton={<Skeleton height="24rem" />}>
        {({ last: newest }) => (newest ? <Summary review={newest} /> : <NoReviewYet />)}
      </QueryCard>
    </>
  )
}

function Summary({ review }: { review: SubmittedReview }) {
  const circumstances = changedCircumstances(review)
  const asked = review.portfolios.some(({ before, after }) => before.riskLevel !== after.riskLevel)
  return (
    <div className={layout.column4}>
      <p className={css.due}>
        The next review is due on {formatDate(review.nextDueOn)}. Tell us sooner if something changes.
      </p>
      {asked && (
        <p className={notice.problem}>
          You asked for another risk level. We will assess whether it suits you and write to you. Until then,
          the portfolio stays as it is.
        </p>
      )}
      <div className={css.answered}>
        {review.portfolios.map((portfolio) => (
          <PortfolioCard key={portfolio.accountId} portfolio={portfolio} />
        ))}
        <Card title="About your circumstances">
          {circumstances.length === 0 ? <p>Nothing has changed.</p> : <Lines lines={circumstances} />}
        </Card>
      </div>
      <div className={layout.row}>
        <ButtonLink to="account-dashboard" variant="primary">
          Go to my accounts
        </ButtonLink>
        <ButtonLink to="portfolio-review">Change an answer</ButtonLink>
      </div>
      <RiskWarning />
    </div>
  )
}

function PortfolioCard({
  portfolio: { name, currency, before, after },
}: {
  portfolio: SubmittedReview['portfolios'][number]
}) {
  const { userName } = usePortal()
  const { pounds } = useFormats()
  const changed = changesOf(before, after)
  const lines = changedLines(before, after, currency, pounds).map(({ label, value }) => ({
    label: changed.includes('risk') && label === 'Risk level' ? 'Risk level asked for' : label,
    value,
  }))
  return (
    <Card
      title={withoutOwner(name, userName)}
      aside={
        changed.length === 0 ? <Badge tone="gain">Still right</Badge> : <Badge tone="brass">Changed</Badge>
      }
    >
      <Lines lines={changed.length === 0 ? termLines(after, currency, pounds) : lines} />
    </Card>
  )
}

function NoReviewYet() {
  return (
    <DrawnEmptyState
      drawing="years"
      title="No review yet"
      action={<ButtonLink to="portfolio-review">Go to the portfolio review</ButtonLink>}
    >
      The answers appear here once a review is submitted.
    </DrawnEmptyState>
  )
}
