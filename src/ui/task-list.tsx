// What needs the person, most urgent first. Each task is one press from being done.
import { formatDate } from './dates.ts'
import { Icon } from './icons.tsx'
import { Part, RouteLink } from './portal.tsx'
import css from './task-list.module.css'

interface TaskItem {
  id: string
  kind: keyof typeof targets
  title: string
  detail: string
  dueOn: string | null
}

const targets = {
  'unread-messages': 'messages',
  'isa-declaration': 'tax-allowances',
  'review-due': 'portfolio-review',
  'bank-details-missing': 'bank-details',
  'pending-shared-request': 'shared-with-you',
  'saved-application': 'basket',
  'add-money': 'bank-transfers',
} as const

export function TaskList({ tasks }: { tasks: readonly TaskItem[] }) {
  if (tasks.length === 0) {
    return (
      <p className={css.done}>
        <Icon name="check" />
        Nothing needs your attention.
      </p>
    )
  }
  return (
    <ul className={css.list}>
      {tasks.map((task) => (
        <li key={task.id} className={css.task}>
          <RouteLink to={targets[task.kind]} className={css.title} otherwise={<strong>{task.title}</strong>}>
            {task.title}
          </RouteLink>
          <p className={css.detail}>{task.detail}</p>
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
