// What there is to do. What is due within thirty days comes first, in short, and the rest folds below it.
import type { Task } from '#api/inbox/tasks.ts'
import { addDays, londonDate } from '#base/dates/london-time.ts'
import { serverNow } from '#http/server-time.ts'
import { Card } from '#ui/cards/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TaskList } from './task-list.tsx'
import css from './to-do.module.css'

const SOON_DAYS = 30

const isSoon = ({ dueOn }: Task) => dueOn !== null && dueOn <= addDays(londonDate(serverNow()), SOON_DAYS)

/** Is something due so soon that it stands above everything else? */
export const isAnythingSoon = (tasks: readonly Task[] | undefined): boolean => tasks?.some(isSoon) ?? false

export function ToDo({ tasks }: { tasks: readonly Task[] }) {
  const soon = tasks.filter(isSoon)
  const rest = tasks.filter((task) => !isSoon(task))
  if (soon.length === 0)
    return (
      <Card title="To do">
        <TaskList tasks={rest} />
      </Card>
    )
  return (
    <Card title="To do" className={css.soon}>
      <TaskList tasks={soon} isShort />
      {rest.length > 0 && (
        <Disclosure label={`${rest.length} more to do`}>
          <TaskList tasks={rest} />
        </Disclosure>
      )}
    </Card>
  )
}
