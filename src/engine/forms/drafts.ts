// Forms in progress, kept on the server for each person and job. Answers that no longer fit their schema are said to be
// unreadable and never cost the page.
import * as z from 'zod/mini'
import { keyOf } from '#http/query.ts'
import type { Api } from '#http/client.ts'
import { get, put, reason, remove } from '#http/contract.ts'
import { reasonOf } from '#http/error-message.ts'
import { instant } from '#http/fields.ts'
import { ownerOnly } from '#http/reasons.ts'

/** A form in progress, as the API keeps it. */
export const storedFormSchema = z.object({
  /** Counts the saves. A save names the version that it began from. */
  version: z.int(),
  /** Whatever was saved; each job has its own schema. */
  answers: z.custom(() => true),
  /** The `Idempotency-Key` that the form's submission carries. */
  key: z.string(),
  startedAt: instant,
  savedAt: instant,
  /** The name of the person who saved last: the client or a delegate. */
  savedBy: z.string(),
})
/** A form in progress, as it was read. */
export type StoredForm = z.infer<typeof storedFormSchema>

/** A stored form with its answers; these are `undefined` if they cannot be read. */
export interface ReadForm<A> extends Omit<StoredForm, 'answers'> {
  answers: A | undefined
}

const formSchema = z.object({ form: z.nullable(storedFormSchema) })

const params = { job: z.string().check(z.regex(/^[a-z-]{1,40}$/)) }

/** Bytes of the answers as JSON. */
const largest = 100_000

/** Somebody else has changed it meanwhile. */
export const formChanged = reason(
  'form-changed',
  409,
  'Somebody has saved, submitted or discarded the form since; `form` is what is stored now.',
  formSchema,
)

/** Reads the form of a job. */
export const getFormInProgress = get('/api/forms/:job', {
  summary: 'A form in progress',
  openTo: 'attorney',
  params,
  answer: formSchema,
  errors: [ownerOnly],
})

/** Keeps the form of a job. */
export const saveFormInProgress = put('/api/forms/:job', {
  summary: 'Keeps a form in progress',
  openTo: 'attorney',
  params,
  body: z.object({
    /** The one from which the save began; 0 for a new form. */
    version: z.int().check(z.minimum(0)),
    answers: z
      .record(z.string(), z.unknown())
      .check(
        z.refine(
          (answers) => new TextEncoder().encode(JSON.stringify(answers)).length <= largest,
          'must be 100 kB or less',
        ),
      ),
  }),
  answer: storedFormSchema,
  errors: [ownerOnly, formChanged],
})

/** Throws the form of a job away. */
export const discardFormInProgress = remove('/api/forms/:job', {
  summary: 'Discards a form in progress',
  openTo: 'attorney',
  params,
  query: {
    version: {
      description: 'The version that is discarded',
      schema: z.int().check(z.minimum(0), z.maximum(999_999_999)),
    },
  },
  errors: [ownerOnly, formChanged],
})

/** A job and the shape of its answers. */
export interface FormKind<A> {
  /** `[a-z-]{1,40}` */
  job: string
  schema: z.ZodMiniType<A>
}

/** Somebody has saved, submitted or discarded this form since it was read. */
export class FormChanged<A> extends Error {
  override name = 'FormChanged'
  /** What is stored now; null if the form was submitted or discarded. */
  readonly theirs: ReadForm<A> | null
  constructor(theirs: ReadForm<A> | null) {
    super('The form was changed elsewhere')
    this.theirs = theirs
  }
}

/** Which form does the active user have in progress? Each visit reads it again, never in the background: a version belongs to the answers on screen. */
export const formQuery = <A>(api: Api, kind: FormKind<A>) => ({
  queryKey: keyOf(api, getFormInProgress, paramsOf(kind)),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ReadForm<A> | null> =>
    readForm(kind, (await api.call(getFormInProgress, { params: paramsOf(kind), signal })).form),
  staleTime: Infinity,
  gcTime: 0,
})

/** Saves the answers over this version, 0 for a new form. Throws FormChanged if the server has another one. */
export const saveForm = <A>(api: Api, kind: FormKind<A>, version: number, answers: A): Promise<ReadForm<A>> =>
  changesWatched(kind, async () => {
    const body = { version, answers: answers as Record<string, unknown> }
    const saved = await api.call(saveFormInProgress, { params: paramsOf(kind), body })
    return { ...saved, answers }
  })

/** Throws FormChanged if the server has another version. */
export const discardForm = <A>(api: Api, kind: FormKind<A>, version: number): Promise<undefined> =>
  changesWatched(kind, () => api.call(discardFormInProgress, { params: paramsOf(kind), query: { version } }))

const paramsOf = ({ job }: Pick<FormKind<unknown>, 'job'>) => ({ job })

function readForm<A>({ schema }: FormKind<A>, form: StoredForm | null): ReadForm<A> | null {
  if (!form) return null
  try {
    return { ...form, answers: schema.safeParse(form.answers).data }
  } catch {
    // Nested deeper than the stack reaches.
    return { ...form, answers: undefined }
  }
}

/** A call about a stored form, its submission for example: an error because somebody has changed the form becomes FormChanged. */
export async function changesWatched<A, T>(kind: FormKind<A>, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const conflict = reasonOf(saveFormInProgress, error)
    if (conflict?.reason !== 'form-changed') throw error
    throw new FormChanged(readForm(kind, conflict.form))
  }
}
