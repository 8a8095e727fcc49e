// Builds the small React pages that the portal is measured against, with the same Vite, in a folder of their own.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import react from '@vitejs/plugin-react'
import { root } from '../support/root.ts'

/** Nothing but React. */
const hello = `
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')!).render(<main><h1>Hello</h1></main>)
`

/** React, data router, Query and oidc-client-ts, each put to use, as such pages are commonly put together. */
const baseline = `
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { UserManager } from 'oidc-client-ts'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'

const users = new UserManager({ authority: location.origin, client_id: 'bare', redirect_uri: location.origin + '/callback' })

function Home() {
  const user = useQuery({ queryKey: ['user'], queryFn: () => users.getUser() })
  if (user.isPending) return <p>Loading</p>
  return <main><h1>Hello {user.data?.profile.name}</h1><button onClick={() => void users.signinRedirect()}>Sign in</button></main>
}

function Callback() {
  const user = useQuery({ queryKey: ['callback'], queryFn: () => users.signinRedirectCallback() })
  return <p>{user.data?.profile.name}</p>
}

const router = createBrowserRouter([
  {
    element: <><Link to="/">Home</Link><Outlet /></>,
    children: [{ path: '/', element: <Home /> }, { path: '/callback', element: <Callback /> }],
  },
])

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}><RouterProvider router={router} /></QueryClientProvider>,
)
`

const sources = { hello, baseline }

const page = `<!doctype html>
<html lang="en-GB">
  <head><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,"></head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>
`

/** Builds one of them; `remove` takes its folder away again. */
export async function buildBarePage(name: keyof typeof sources): Promise<{ dist: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), `portal-bare-${name}-`))
  mkdirSync(join(folder, 'dist'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'main.tsx'), sources[name])
  await build({
    configFile: false,
    root: folder,
    plugins: [react()],
    logLevel: 'warn',
    build: { target: 'es2023', modulePreload: { polyfill: false } },
  })
  return { dist: join(folder, 'dist'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
