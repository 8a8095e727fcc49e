// The ports and addresses of portal, preview and sandbox; environment variables override the ports.

const port = (name: string, otherwise: number): number => {
  const text = process.env[name]
  if (text === undefined || text === '') return otherwise
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new Error(`${name}=${text} is not a port number`)
  return number
}

export const ports = {
  portal: port('PORTAL_PORT', 5173),
  preview: port('PREVIEW_PORT', 4173),
  sandbox: port('SANDBOX_PORT', 5180),
}

export const portalOrigin = `http://localhost:${ports.portal}`
export const previewOrigin = `http://localhost:${ports.preview}`
export const sandboxUrl = `http://localhost:${ports.sandbox}`
