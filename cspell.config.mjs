// Spelling, and words that plain English does not need: `npm run check` fails on both, in code, comments and docs.
// Proper names and terms of the field are in cspell-words.txt.
export default {
  version: '0.2',
  language: 'en-US',
  dictionaryDefinitions: [{ name: 'project', path: './cspell-words.txt', addWords: true }],
  dictionaries: ['project'],
  useGitignore: true,
  ignorePaths: [
    'cspell-words.txt',
    'package-lock.json',
    'src/sdk/schema.ts',
    'src/store/schema/**',
    'src/web/public/**',
    'test/fixtures/**',
    'templates/art/**',
    '**/*.{png,webp,jpg,svg,ttf,woff2,pdf}',
    // Texts in many languages, which their tests lay out, search and draw.
    'src/text/**/*.test.ts',
    'src/store/fold.ts',
  ],
  ignoreRegExpList: [
    // Words in other scripts, and with letters that English does not have.
    '/[^\\u0000-\\u007F‘’“”–—…×·≥≤°]+/g',
    '/\\b[A-Za-z]*[^\\u0000-\\u007F’‘]+[A-Za-z]*\\b/g',
    // IDs, keys, hashes and base64.
    '/\\b(?:des|tpl|exp|ast|key|acc|ses|req|pl)_[0-9A-Za-z_]+/g',
    '/[0-9A-Za-z+/=_-]{24,}/g',
    '/&[a-z]+=[^&\\s]+/g',
  ],
  flagWords: [
    ...['anew', 'whoever', 'whomever', 'somebody', 'nobody', 'beside', 'thrice', 'hitherto', 'whence'],
    ...['mend', 'mends', 'mended', 'mending', 'told', 'tidings', 'easel', 'undertaker'],
  ],
}
