// Imported first by the build: a portal's definition imports React, which looks at this when it is loaded.
process.env['NODE_ENV'] = 'production'
