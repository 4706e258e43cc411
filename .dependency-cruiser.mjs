// Which room may import which: the table in ARCHITECTURE.md, held by `npm run check`.

/** Besides itself and src/failure.ts. */
const ROOMS = {
  document: [],
  text: ['document'],
  paint: ['document', 'text'],
  assets: ['document', 'text'],
  store: ['document'],
  files: ['document'],
  render: ['document', 'text', 'paint', 'assets'],
  mail: [],
  service: ['document', 'assets', 'store', 'files', 'render', 'mail'],
  export: ['document', 'assets', 'render', 'store', 'files', 'service'],
  http: ['document', 'service'],
  sdk: [],
  web: ['document', 'text', 'paint', 'sdk'],
}

/** Packages that only one room may know. */
const OWNED = {
  '@napi-rs/canvas': ['render'],
  '@napi-rs/image': ['render'],
  kysely: ['store'],
  pg: ['store'],
  fastify: ['http'],
  sharp: ['assets'],
  fontkit: ['assets', 'render'],
  nodemailer: ['mail'],
  react: ['web'],
  'react-dom': ['web'],
}

const PURE = '^src/(document|text|paint)/'
const TESTS = '\\.test\\.tsx?$|/testing/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(ROOMS).map(([room, allowed]) => ({
      name: `${room}-imports`,
      comment: `${room}/ may import ${['failure.ts', ...allowed].join(', ')} and itself`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: TESTS },
      to: { path: '^src/', pathNot: `^src/(failure\\.ts$|${[room, ...allowed].map((name) => `${name}/`).join('|')})` },
    })),
    ...Object.entries(OWNED).map(([name, rooms]) => ({
      name: `only-${rooms.join('-and-')}-knows-${name.replace(/\W+/g, '-')}`,
      severity: 'error',
      from: { path: '^src/', pathNot: [`^src/(${rooms.join('|')})/`, TESTS] },
      to: { path: `(^|/)node_modules/${name}/` },
    })),
    {
      name: 'pure-rooms-know-no-platform',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: [TESTS, '\\.d\\.ts$', '^src/render/worker\\.ts$', '^src/web/main\\.tsx$', '^src/web/public/'],
      },
      to: {},
    },
    {
      name: 'the-product-needs-no-test',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: [TESTS, '^test/', '^bench/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
}
