// A button that saves a list of documents as one zip file, with its progress and what is missing from it.
import { Button } from '../button.tsx'
import type { Bundled } from './bundle.ts'
import { useBundle, type BundleState, type BundleWays } from './use-bundle.ts'
import css from './bundle-download.module.css'

interface BundleDownloadProps<Document extends Bundled> extends BundleWays<Document> {
  label: string
  /** One of many on its page. */
  isQuiet?: boolean
  documents: readonly Document[]
  /** Completes "12 documents of …". */
  of: string
  titleOf: (document: Document) => string
}

/** One button starts and cancels, so that it keeps the focus. */
export function BundleDownload<Document extends Bundled>({
  label,
  isQuiet = false,
  documents,
  of,
  titleOf,
  ...ways
}: BundleDownloadProps<Document>) {
  const { state, start, cancel } = useBundle(ways)
  const isGetting = state.phase === 'getting'
  const failed = state.phase === 'saved' ? state.failed : []
  return (
    <div className={css.bundle} data-not-printed>
      <div className={css.actions}>
        {isGetting && (
          <progress
            className={css.progress}
            aria-label={`Getting the documents of ${of}`}
            value={state.done}
            max={documents.length}
          />
        )}
        <Button
          variant={isQuiet ? 'quiet' : 'secondary'}
          icon={isGetting ? 'close' : 'download'}
          onClick={() => (isGetting ? cancel() : void start(documents))}
        >
          {isGetting ? 'Cancel' : label}
          <span className="visually-hidden">
            {isGetting
              ? ' the download'
              : ` ${documents.length} ${documents.length === 1 ? 'document' : 'documents'}`}{' '}
            of {of}
            {!isGetting && ' as one zip file'}
          </span>
        </Button>
      </div>
      <div role="status" className={css.outcome}>
        {outcomeOf(state, documents.length)}
        {failed.length > 0 && (
          <>
            {' '}
            Missing, because we couldn’t get them:
            <ul className={css.missing}>
              {failed.map((document) => (
                <li key={document.id}>{titleOf(document)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

function outcomeOf(state: BundleState<Bundled>, all: number): string {
  switch (state.phase) {
    case 'idle':
      return ''
    case 'getting':
      return `${state.done} of ${all}`
    case 'cancelled':
      return 'Cancelled. Nothing was saved.'
    case 'failed':
      return 'We couldn’t get these documents. Try again in a moment.'
    case 'saved':
      return `Saved ${state.saved} of ${all} as one zip file.`
  }
}
