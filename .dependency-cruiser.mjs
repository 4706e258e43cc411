// Which room may import which: the table in ARCHITECTURE.md, enforced by `npm run check`. test/house/layers.test.ts breaks every rule once.

/** Other rooms that a room may import, besides itself and the files at the root of src/, which every room shares. */
const ROOMS = {
  document: [],
  text: ['document'],
  paint: ['document', 'text'],
  formats: ['document'],
  edit: ['document', 'text', 'paint'],
  import: ['document', 'paint'],
  assets: ['document', 'text'],
  store: ['document', 'formats'],
  files: ['document'],
  render: ['document', 'text', 'paint', 'assets', 'formats'],
  mail: [],
  oidc: [],
  rates: [],
  tracing: [],
  content: ['document', 'edit', 'import', 'store'],
  exports: ['document', 'formats', 'content', 'assets', 'render', 'store', 'files', 'tracing'],
  pictures: ['assets', 'render', 'store', 'files'],
  service: [
    'document',
    'formats',
    'content',
    'import',
    'assets',
    'store',
    'files',
    'render',
    'mail',
    'oidc',
    'exports',
    'pictures',
  ],
  http: ['document', 'edit', 'formats', 'content', 'rates', 'exports', 'service', 'tracing'],
  config: ['document', 'assets', 'files', 'render'],
  installation: ['config', 'content', 'exports', 'assets', 'store', 'files', 'service'],
  'design-files': ['document', 'text', 'edit', 'formats', 'content', 'import', 'assets', 'render', 'exports'],
  verify: [
    'document',
    'formats',
    'assets',
    'render',
    'store',
    'content',
    'exports',
    'service',
    'http',
    'config',
    'installation',
    'design-files',
  ],
  doctor: [
    'document',
    'assets',
    'store',
    'files',
    'render',
    'mail',
    'rates',
    'exports',
    'service',
    'config',
    'installation',
    'design-files',
  ],
  sdk: [],
  web: ['document', 'text', 'paint', 'edit', 'formats', 'sdk'],
}

/** The areas of the web app, from the bottom up: each may import those that it lists, and nothing else of the app. */
const WEB_AREAS = {
  api: [],
  parts: ['api'],
  painter: ['api', 'parts'],
  frame: ['api', 'parts'],
  pages: ['api', 'parts', 'painter', 'frame'],
}

/** Packages and Node modules that only these rooms may import. */
const OWNED = {
  '@napi-rs/canvas': ['render'],
  '@napi-rs/image': ['render'],
  kysely: ['store'],
  pg: ['store'],
  'node:sqlite': ['store'],
  fastify: ['http'],
  sharp: ['assets'],
  fontkit: ['assets', 'render'],
  nodemailer: ['mail'],
  'openid-client': ['oidc'],
  '@aws-sdk': ['files'],
  ioredis: ['rates'],
  '@opentelemetry': ['tracing'],
  react: ['web'],
  'react-dom': ['web'],
  commander: ['cli'],
}

/** Rooms that compile without Node and without the DOM, and the packages that each may import. */
const PURE = {
  document: ['typebox'],
  text: ['@chenglou/pretext', 'bidi-js', 'hyphen', 'lru-cache', 'svgpath'],
  paint: ['@rgrove/parse-xml', 'bwip-js', 'd3-array', 'd3-format', 'svgpath'],
  formats: ['typebox'],
  edit: ['svgpath', 'typebox'],
}

/** Files at the root of src/. */
const SHARED = '[^/]+\\.ts$'

const TESTS = '\\.test\\.tsx?$|/testing/'

const named = (names) => names.map((name) => `${name}/`).join('|')

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(ROOMS).map(([room, allowed]) => ({
      name: `${room}-imports`,
      comment: `${room}/ may import ${allowed.join(', ') || 'no other room'}, itself, and the shared files`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: TESTS },
      to: { path: '^src/', pathNot: `^src/(${SHARED}|${named([room, ...allowed])})` },
    })),
    ...Object.entries(WEB_AREAS).map(([area, allowed]) => ({
      name: `web-${area}-imports`,
      comment: `web/${area}/ may import ${allowed.join(', ') || 'no other area'} of the web app, and itself`,
      severity: 'error',
      from: { path: `^src/web/${area}/`, pathNot: TESTS },
      to: { path: '^src/web/', pathNot: `^src/web/(${named([area, ...allowed])})` },
    })),
    {
      name: 'shared-files-imports',
      comment: 'files that every room may import depend on no room',
      severity: 'error',
      from: { path: `^src/${SHARED}` },
      to: { path: '^src/[^/]+/' },
    },
    {
      name: 'app-imports',
      comment: 'the composition root depends on no command and no page',
      severity: 'error',
      from: { path: '^src/app/', pathNot: TESTS },
      to: { path: '^src/(cli|design-files|doctor|edit|import|paint|sdk|text|verify|web)/' },
    },
    {
      name: 'cli-imports',
      comment: 'commands use the composition root, and of the rooms what they print or parse',
      severity: 'error',
      from: { path: '^src/cli/', pathNot: TESTS },
      to: { path: '^src/(assets|document|exports|files|mail|paint|render|sdk|store|text|web)/' },
    },
    ...Object.entries(OWNED).map(([name, rooms]) => ({
      name: `only-${rooms.join('-and-')}-imports-${name.replace(/\W+/g, '-')}`,
      severity: 'error',
      from: { path: '^src/', pathNot: [`^src/(${rooms.join('|')})/`, TESTS] },
      to: { path: name.startsWith('node:') ? `^(node:)?${name.slice(5)}$` : `(^|/)node_modules/${name}/` },
    })),
    ...Object.entries(PURE).map(([room, packages]) => ({
      name: `${room}-packages`,
      comment: `${room}/ may import ${packages.join(', ')} and no other package`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: TESTS },
      to: { path: '(^|/)node_modules/', pathNot: `(^|/)node_modules/(${named(packages)})` },
    })),
    {
      name: 'pure-rooms-without-node',
      severity: 'error',
      from: { path: `^src/(${Object.keys(PURE).join('|')})/`, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: [TESTS, '\\.d\\.ts$', '^src/web/mount\\.tsx$', '^src/web/public/'],
      },
      to: {},
    },
    {
      name: 'product-without-tests',
      comment: 'the product imports no test',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: [TESTS, '^test/', '^bench/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
