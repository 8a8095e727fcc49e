// How an application ended: its reference, what happens to each account and when, and where to go on. It stays the same
// when it is opened again.
import { useQuery } from '@tanstack/react-query'
import { ownValue } from 'portal-engine/base/record.ts'
import type { Outcome } from '#domain/opening/account-opening.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { applicationsQuery, type Application } from '#api/opening/applications.ts'
import { londonDate } from 'portal-engine/base/dates/london-time.ts'
import { PhoneLink } from 'portal-engine/screen-api/links/phone-line.tsx'
import { ButtonLink } from 'portal-engine/screen-api/links/button-link.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { useOwnTitle } from 'portal-engine/screen-api/use-own-title.ts'
import { useOpenings } from '#screens/shared/use-openings.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { QueryCard } from 'portal-engine/ui/cards/query-card.tsx'
import { Skeleton } from 'portal-engine/ui/cards/skeleton.tsx'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { AccountOnItsWay } from './account-on-its-way.tsx'
import css from './opening.module.css'

interface OutcomeWords {
  heading: string
  text: string
  /** Does the person have to send something? */
  needsDocuments: boolean
}

const outcomes: Record<Outcome, OutcomeWords> = {
  success: {
    heading: 'We have your application',
    text: 'You have nothing more to do. We’ll message you when each account is open.',
    needsDocuments: false,
  },
  identity: {
    heading: 'We need to see who you are',
    text: 'We have your application, but could not confirm your identity from public records. Send us a picture of your passport or driving licence, and a bill or bank statement with your address that is less than three months old.',
    needsDocuments: true,
  },
  review: {
    heading: 'We are looking at your application',
    text: 'We have your application. One of us reads it before we open the accounts, and calls you if there is a question.',
    needsDocuments: false,
  },
}

/** Undefined for a word that we do not know. */
const outcomeWords = (word: string): OutcomeWords | undefined => ownValue(outcomes, word)

export default function Complete() {
  const { title, params } = usePortal()
  const applications = useQuery(applicationsQuery(useApi()))
  useOpenings()
  const word = params['word'] ?? ''
  const isKnown = applications.data?.some(({ outcome }) => outcome === word)
  useOwnTitle(isKnown === false ? 'No application here' : isKnown && outcomeWords(word)?.heading)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <QueryCard query={applications} what="your application" skeleton={<Skeleton height="16rem" />}>
        {(all) => <Outcome word={word} applications={all} />}
      </QueryCard>
    </>
  )
}

function Outcome({ word, applications }: { word: string; applications: readonly Application[] }) {
  const application = applications.find(({ outcome }) => outcome === word)
  const words = outcomeWords(word)
  return application && words ? (
    <Ended application={application} words={words} />
  ) : (
    <Unknown latest={applications[0]} />
  )
}

function Ended({ application, words }: { application: Application; words: OutcomeWords }) {
  const { reference, sentAt, sentBy, accounts } = application
  return (
    <div className={css.stack}>
      <Card title={words.heading}>
        <div className={css.stack}>
          <p>{words.text}</p>
          <p>
            Reference <strong>{reference}</strong>, sent on {formatDate(londonDate(new Date(sentAt)))} by{' '}
            {sentBy}. A message with these details is in your inbox.
          </p>
          <ul className={css.items} aria-label="Accounts applied for">
            {accounts.map((account) => (
              <li key={account.id}>
                <AccountOnItsWay account={account} />
              </li>
            ))}
          </ul>
        </div>
      </Card>
      <Card title="What now?" tone="wash">
        <div className={css.stack}>
          {words.needsDocuments && (
            <ButtonLink to="message-compose" variant="primary">
              Send us the pictures
            </ButtonLink>
          )}
          <RouteLink to="dashboard-client">Go to your home page</RouteLink>
          <RouteLink to="dashboard-registered">See how it goes on</RouteLink>
          <RouteLink to="messages">Read your messages</RouteLink>
          <RouteLink to="projections">Design another portfolio</RouteLink>
        </div>
      </Card>
    </div>
  )
}

/** For a word that we do not know, and for an outcome that none of the person's applications has. */
function Unknown({ latest }: { latest: Application | undefined }) {
  return (
    <Card title="We have no application that ended like this">
      <div className={css.stack}>
        {latest ? (
          <p>
            Your last application is {latest.reference}.{' '}
            <RouteLink to="opening-complete" params={{ word: latest.outcome }}>
              See how it ended
            </RouteLink>
          </p>
        ) : (
          <p>
            Your basket stays as it is until you apply. If you think you have applied, call us on{' '}
            <PhoneLink />.
          </p>
        )}
        <RouteLink to="basket">Go to your basket</RouteLink>
        <RouteLink to="dashboard-client">Go to your home page</RouteLink>
        <RouteLink to="dashboard-registered">Go to your home page</RouteLink>
      </div>
    </Card>
  )
}
