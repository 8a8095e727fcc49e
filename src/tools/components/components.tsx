// Every piece of `src/engine/ui`, as screens use it, in both themes.
import { useState } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Chips } from '#ui/forms/chips.tsx'
import { ModalHost } from '#ui/modals/modal-host.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { ToastHost } from '#ui/toasts/toast-host.tsx'
import layout from '#ui/layout.module.css'
import { CardExamples } from './examples/cards.tsx'
import { ChartExamples } from './examples/charts.tsx'
import { ControlExamples } from './examples/controls.tsx'
import { FieldExamples } from './examples/fields.tsx'
import { FigureExamples } from './examples/figures.tsx'
import { ListExamples } from './examples/lists.tsx'
import css from './components.module.css'

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const

const groups = [
  { name: 'Figures', examples: <FigureExamples /> },
  { name: 'Cards and notices', examples: <CardExamples /> },
  { name: 'Buttons and links', examples: <ControlExamples /> },
  { name: 'Fields', examples: <FieldExamples /> },
  { name: 'Lists and tables', examples: <ListExamples /> },
  { name: 'Charts', examples: <ChartExamples /> },
]

const client = new QueryClient()

export function Components() {
  const [theme, setTheme] = useState<(typeof themes)[number]['id']>('light')
  return (
    <QueryClientProvider client={client}>
      <main className={css.page}>
        <PageTitle note="Each piece that screens are made of, once.">Components</PageTitle>
        <Chips
          label="Theme"
          options={themes}
          chosen={theme}
          onChoose={(id) => {
            document.documentElement.dataset['theme'] = id
            setTheme(id)
          }}
        />
        {groups.map(({ name, examples }) => (
          <section key={name} aria-label={name} className={layout.column4}>
            <h2>{name}</h2>
            {examples}
          </section>
        ))}
        <ToastHost />
        <ModalHost />
      </main>
    </QueryClientProvider>
  )
}
