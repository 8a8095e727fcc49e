// The person's tasks, most urgent first, each with a link to the page where it is done.
import { useApi } from 'portal-engine/http/context.ts'
import { idsOf } from 'portal-engine/base/access/actor.ts'
import { withoutOwner } from 'portal-engine/base/own-names.ts'
import type { RouteId } from 'portal-engine/screen-api/names.ts'
import { ownValue } from 'portal-engine/base/record.ts'
import { REQUEST_JOB } from 'portal-engine/base/requests/request-job.ts'
import type { UnsentJob } from '#domain/unsent-forms.ts'
import { formatDate } from 'portal-engine/ui/figures/dates.ts'
import { Icon } from 'portal-engine/ui/icons.tsx'
import { FORM_OWNER } from '#forms/send/form-owner.ts'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './task-list.module.css'

interface TaskItem {
  id: string
  kind: string
  title: string
  detail: string
  dueOn: string | null
  accountId: string | null
  job: string | null
}

/** A task of an unknown kind has no link. */
const targets: Record<string, { to: RouteId }> = {
  'unread-messages': { to: 'messages' },
  'isa-declaration': { to: 'tax-allowances' },
  'review-due': { to: 'portfolio-review' },
  'bank-details-missing': { to: 'bank-details' },
  'pending-shared-request': { to: 'shared-with-you' },
  'saved-application': { to: 'basket' },
  'add-money': { to: 'bank-transfers' },
}

/** The page of each form that is not sent yet, with the parameters that open it. */
const forms: Record<UnsentJob, { to: RouteId; search?: string }> = {
  'bank-transfer': { to: 'bank-transfers' },
  'bank-transfer-of-pension': { to: 'pension-contributions' },
  'isa-transfer': { to: 'isa-jisa', search: 'job=transfer' },
  'pension-transfer': { to: 'pension' },
  'direct-debit-change': { to: 'regular-contributions', search: 'change=unsent' },
  withdrawal: { to: 'withdrawing-funds' },
  'regular-payment': { to: 'withdrawing-funds', search: 'regular=new' },
  'regular-payment-change': { to: 'withdrawing-funds', search: 'regular=unsent' },
  'regular-payment-of-pension': { to: 'pension-drawdown', search: 'regular=new' },
  'regular-payment-change-of-pension': { to: 'pension-drawdown', search: 'regular=unsent' },
  drawdown: { to: 'pension-drawdown' },
  'whole-pension': { to: 'pension-drawdown', search: 'whole=1' },
  'bank-account': { to: 'bank-details', search: 'add=1' },
  wish: { to: 'expression-of-wish', search: 'change=1' },
}

export function TaskList({ tasks }: { tasks: readonly TaskItem[] }) {
  const { userName } = usePortal()
  if (tasks.length === 0) {
    return (
      <p className={css.done}>
        <Icon name="check" />
        Nothing needs your attention.
      </p>
    )
  }
  return (
    <ul className={layout.stack4}>
      {tasks.map((task) => (
        <li key={task.id} className={css.task}>
          <Title target={ownValue(targets, task.kind)} task={task} />
          <p className={prose.muted}>
            {task.dueOn !== null && `By ${formatDate(task.dueOn)}`}
            <span className={task.dueOn === null || task.accountId !== null ? undefined : css.why}>
              {task.dueOn !== null && task.detail !== '' && ' · '}
              {withoutOwner(task.detail, userName)}
            </span>
          </p>
          {task.kind === 'pending-shared-request' && (
            <Part name="reminder">
              <p className={css.reminder}>You asked us to remind you of this.</p>
            </Part>
          )}
          {task.job !== null && <Continue {...task} job={task.job} />}
        </li>
      ))}
    </ul>
  )
}

interface TitleProps {
  target: { to: RouteId } | undefined
  task: TaskItem
}

function Title({ target, task: { title, accountId } }: TitleProps) {
  const plain = <strong>{title}</strong>
  if (target === undefined) return plain
  return (
    <RouteLink
      {...target}
      search={accountId === null ? '' : `?account=${encodeURIComponent(accountId)}`}
      className={css.title}
      otherwise={plain}
    >
      {title}
    </RouteLink>
  )
}

/** Opens the form itself, for the owner of the account shown. */
export function Continue({ job, title, accountId }: Pick<TaskItem, 'title' | 'accountId'> & { job: string }) {
  const { active } = idsOf(useApi().actor)
  const { routeOfPage } = usePortal()
  const form: { to?: RouteId | undefined; search?: string } = ownValue(forms, job) ?? {
    to: routeOfPage(job.replace(REQUEST_JOB, '')),
  }
  if (form.to === undefined) return null
  const search = new URLSearchParams(form.search)
  if (accountId !== null) search.set('account', accountId)
  search.set(FORM_OWNER, active)
  return (
    <RouteLink to={form.to} search={`?${search}`} className={css.title}>
      Continue<span className="visually-hidden"> {title}</span>
    </RouteLink>
  )
}
