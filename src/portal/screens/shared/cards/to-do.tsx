// What there is to do. What is due later than in thirty days folds below the rest.
import type { Task } from '#api/inbox/tasks.ts'
import { addDays, londonDate } from 'portal-engine/base/dates/london-time.ts'
import { serverNow } from 'portal-engine/http/server-time.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { TaskList } from './task-list.tsx'
import css from './to-do.module.css'

const SOON_DAYS = 30

const lastSoonDay = () => addDays(londonDate(serverNow()), SOON_DAYS)

/** Is something due so soon that it stands above everything else? */
export const isAnythingSoon = (tasks: readonly Task[] | undefined): boolean =>
  tasks?.some(({ dueOn }) => dueOn !== null && dueOn <= lastSoonDay()) ?? false

export function ToDo({ tasks }: { tasks: readonly Task[] }) {
  const later = tasks.filter(({ dueOn }) => dueOn !== null && dueOn > lastSoonDay())
  const now = tasks.filter((task) => !later.includes(task))
  return (
    <Card title="To do" className={css.toDo}>
      <TaskList tasks={now.length > 0 ? now : later} />
      {now.length > 0 && later.length > 0 && (
        <Disclosure label={`${later.length} more to do`}>
          <TaskList tasks={later} />
        </Disclosure>
      )}
    </Card>
  )
}
