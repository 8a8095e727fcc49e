// What a group is in the table of a form: the table of its questions, once for each item.
import { fewestOf, itemName, typedItems } from '#base/requests/kinds/group.ts'
import { itemId } from '#base/requests/request-answers.ts'
import type { GroupQuestion } from '#base/requests/request-page.ts'
import type { FieldProps, Question } from '../form-definition.ts'
import { errorsOf, summaryOf } from '../form-logic.ts'
import { GroupField } from './group-field.tsx'
import type { Values } from './request-fields.tsx'

interface Group {
  group: GroupQuestion
  /** As its field says it. */
  label: string
  questions: readonly Question<Values>[]
  /** An item with nothing typed. */
  blank: Values
  /** What is wrong with how many there are. */
  problemOf: (values: Values) => string | undefined
}

export function groupQuestion({ group, label, questions, blank, problemOf }: Group) {
  const { id, one } = group
  const items = (values: Values) => itemsOf(group, values[id], blank)
  const named = (place: number, words: string) => `${itemName(one, place)}: ${words}`
  return {
    kind: 'custom',
    // Each field says what is wrong in it, and of which item.
    check: () => undefined,
    errors(values: Values): Record<string, string> {
      const inItems = items(values).flatMap((item, place) =>
        Object.entries(errorsOf({ questions }, item)).map(([name, error]) => [
          itemId(id, place, name),
          named(place, error),
        ]),
      )
      const problem = problemOf(values)
      if (inItems.length > 0) return Object.fromEntries(inItems)
      return problem === undefined ? {} : { [id]: problem }
    },
    summary: (values: Values) =>
      items(values).flatMap((item, place) =>
        summaryOf({ questions }, item).map(({ label: of, value, question }) => ({
          ...{ label: named(place, of), value },
          ...(question !== undefined && { question: itemId(id, place, question) }),
        })),
      ),
    field: (form: FieldProps<Values>) => (
      <GroupField
        {...{ group, label, form, questions, blank, items: items(form.values) }}
        onChange={(follow) => form.change((now) => ({ [id]: asKept(follow(items(now))) }))}
      />
    ),
  } as const
}

/** Those that are on the page, also where nothing is typed. */
export function itemsOf(group: GroupQuestion, kept = '', blank: Values): Values[] {
  const typed = typedItems(kept).map((item) => ({ ...blank, ...item }))
  return [...typed, ...Array<Values>(Math.max(fewestOf(group) - typed.length, 0)).fill(blank)]
}

const asKept = (items: readonly Values[]) => (items.length === 0 ? '' : JSON.stringify(items))
