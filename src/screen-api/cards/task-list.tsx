// The person's tasks, most urgent first, each with a link to the page where it is done.
import { withoutOwner } from '#domain/access/own-names.ts'
import type { RouteId } from '#domain/names.gen.ts'
import { ownValue } from '#domain/record.ts'
import { formatDate } from '#ui/figures/dates.ts'
import { Icon } from '#ui/icons.tsx'
import { Part } from '../layout/part.tsx'
import { usePortal } from '../portal.ts'
import { RouteLink } from '../links/route-link.tsx'
import layout from '#ui/layout.module.css'
import css from './task-list.module.css'

interface TaskItem {
  id: string
  kind: string
  title: string
  detail: string
  dueOn: string | null
  accountId: string | null
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
          <p className={css.detail}>{withoutOwner(task.detail, userName)}</p>
          {task.kind === 'pending-shared-request' && (
            <Part name="reminder">
              <p className={css.reminder}>You asked us to remind you of this.</p>
            </Part>
          )}
          {task.dueOn !== null && <p className={css.detail}>Due {formatDate(task.dueOn)}</p>}
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
