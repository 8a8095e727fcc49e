// Mantine with the portal's tokens, for forms only. Always loaded lazily, by whatever needs it;
// each user imports the styles of the components it draws.
import { createTheme, MantineProvider } from '@mantine/core'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import './mantine-scope.css'
import { useSyncExternalStore, type ReactNode } from 'react'

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

const theme = createTheme({
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
})

const darkSystem = '(prefers-color-scheme: dark)'

function subscribeToScheme(onChange: () => void): () => void {
  const system = window.matchMedia(darkSystem)
  system.addEventListener('change', onChange)
  const chosen = new MutationObserver(onChange)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', onChange)
    chosen.disconnect()
  }
}

function readScheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia(darkSystem).matches ? 'dark' : 'light'
}

export function MantineScope({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(subscribeToScheme, readScheme)
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} getStyleNonce={() => nonce}>
      {children}
    </MantineProvider>
  )
}
