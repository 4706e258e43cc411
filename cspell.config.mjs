// Spelling, and words that plain English does not need: `npm run check` fails on both, in names, strings, comments and docs.
// cspell-words.txt lists the terms and proper names that the dictionaries lack. test/house/phrases.test.ts checks phrases.

/** Words to avoid, each with what to write instead, or the base form of what to rephrase. */
const FLAGGED = [
  ...['anew->again', 'hitherto->until now', 'thrice->three times', 'whence->from where', 'whither->where'],
  ...['henceforth->from now on', 'heretofore->until now', 'thereof', 'whereof', 'thereby', 'whereby', 'wherein'],
  ...['betwixt->between', 'amid->during', 'lest', 'oftener->more often', 'nought->zero', 'naught->zero', 'forthwith'],
  ...['somebody->someone', 'nobody->no one', 'anybody->anyone', 'everybody->everyone'],
  ...['whoever', 'whomever', 'whosoever', 'whatsoever', 'beside->next to'],
  ...['told', 'tidings', 'hear', 'hears', 'heard', 'hush', 'asker', 'askers'],
  ...['mend->repair', 'mends->repairs', 'mended->repaired', 'mending->repairing'],
  ...['easel', 'undertaker', 'bell', 'occasion', 'rehearsal'],
]

/** British spellings that the dictionary of American English accepts. */
const BRITISH = [
  ...['afterwards->afterward', 'backwards->backward', 'downwards->downward', 'towards->toward'],
  ...['upwards->upward', 'behaviour->behavior', 'cancelled->canceled', 'cancelling->canceling', 'catalogue->catalog'],
  ...['centre->center', 'centred->centered', 'centres->centers', 'colour->color', 'coloured->colored'],
  ...[
    'colours->colors',
    'favourite->favorite',
    'fibre->fiber',
    'fulfil->fulfill',
    'grey->gray',
    'greyscale->grayscale',
  ],
  ...['honour->honor', 'honoured->honored', 'honours->honors', 'labelled->labeled', 'labelling->labeling'],
  ...['learnt->learned', 'licence->license', 'licences->licenses', 'modelled->modeled', 'modelling->modeling'],
  ...['neighbour->neighbor', 'neighbours->neighbors', 'organisation->organization', 'spelt->spelled', 'storey->story'],
  ...['travelled->traveled', 'whilst->while', 'amongst->among'],
]

/** The possessive forms of an entry, with either apostrophe: cspell treats them as separate words. */
const possessives = (entry) => ["'s", '’s'].map((ending) => entry.replace(/->.*/, '') + ending)

export default {
  version: '0.2',
  language: 'en-US',
  dictionaryDefinitions: [{ name: 'project', path: './cspell-words.txt', addWords: true }],
  dictionaries: ['project'],
  useGitignore: true,
  enableGlobDot: true,
  ignorePaths: [
    '.git',
    'cspell-words.txt',
    'cspell.config.mjs',
    // Contains flagged words, to prove that they are found.
    'test/house/spelling.test.ts',
    'package-lock.json',
    // Generated from the database, from openapi.json and from the schema of documents.
    'docs/properties.md',
    'src/store/schema/**',
    'src/sdk/api-schema.ts',
    'src/web/api/web-schema.ts',
    // What pdf.js reads of the templates, in the words of their texts.
    'test/conformance/readings/**',
    // In twelve languages.
    'fidelity/sentences.json',
    '**/*.{png,webp,jpg,svg,ttf,woff2,pdf}',
  ],
  ignoreRegExpList: [
    // Words in other scripts, and with letters that English does not have.
    '/[^\\u0000-\\u007F‘’“”–—…×·≥≤°]+/g',
    '/\\b[A-Za-z]*[^\\u0000-\\u007F’‘]+[A-Za-z]*\\b/g',
    // IDs and keys, and letters after a percent-encoded one.
    '/\\b(?:des|tpl|exp|ast|key|acc|ses|req|pl)_[0-9A-Za-z_]+/g',
    '/%[0-9a-f]{2}\\w*/gi',
    // A code of the SDK: clients compare with it.
    '/\\bno_problem_told\\b/g',
  ],
  flagWords: [...FLAGGED, ...FLAGGED.flatMap(possessives), ...BRITISH],
  overrides: [
    {
      // The texts of sample designs belong to the samples, and element IDs and slots to the clients that use them.
      filename: ['templates/*.json', 'test/fixtures/documents/*.json'],
      ignoreRegExpList: ['/"(?:id|text|dish|item|details)": ".*"/g', '/"name": "[a-z0-9-]+"/g'],
    },
    {
      // Their comments are prose, the rest consists of names and options of other programs.
      filename: ['Dockerfile', 'compose.yaml', 'deploy/**'],
      ignoreRegExpList: ['/^(?!\\s*#).*$/gm'],
    },
    {
      // What people type, also in other languages.
      filename: ['src/service/templates/*-word*.ts', 'templates/*.json', 'docs/decisions/0090-*.md'],
      ignoreWords: [
        ...['bday', 'bewerbung', 'brandmark', 'ecommerce', 'giftcard', 'insta', 'lebenslauf', 'nametag', 'newyear'],
        ...['pricelist', 'Primi', 'Secondi', 'hochzeit', 'hochzeitskarte', 'karte', 'visite'],
      ],
    },
    {
      // Accepts the British name of a property, to suggest the American one.
      filename: 'src/document/{nearest-name,name-synonyms}*.ts',
      ignoreWords: ['colour'],
    },
    {
      // A user of Unix systems.
      filename: 'test/setup/postgres-server.ts',
      ignoreWords: ['nobody'],
    },
    {
      // Misspelled and foreign on purpose: what clients send, and what the service answers.
      filename: '**/*.test.ts',
      ignoreWords: [
        ...['acent', 'birtday', 'bition', 'concer', 'concwrt', 'invitaiton', 'invtation', 'mneu', 'weding'],
        ...['aenima', 'avava', 'batterx', 'bcher', 'bearerpl', 'craete', 'crep'],
        ...['donaudampfschifffahrtsgesellschaft', 'emial', 'ewsletter', 'exhib', 'fahrts', 'famliy'],
        ...['festlich', 'gesell', 'glas', 'grusskarte', 'heigth', 'hjkmnp', 'invit', 'karten', 'kase'],
        ...['meer', 'newsl', 'nima', 'nlcjpw', 'onstructor', 'opactiy', 'panle', 'passwort', 'postgress'],
        ...['rzte', 'schaft', 'schiff', 'schifffahrts', 'sevre', 'signatur', 'smtpp', 'somesalt'],
        ...['strasse', 'summ', 'tenhonig', 'titel', 'tpye', 'wurdig', 'xcase', 'zolw', 'zwei'],
      ],
    },
  ],
}
