import { expect, test } from 'vitest';
import { findUnsafeHtml } from './unsafeHtml';

test.each([
  '<p>a <b>b</b><br></p>',
  '<img src="/a.jpg" alt="</p><script>hacked</script>">',
  '<script type="application/ld+json">{"name":"hacked"}</script>',
  '<p>&lt;script>hacked&lt;/script></p>',
  '<a href="https://a.example/javascript:x">a</a>',
  '<svg><path d="M0 0"/></svg>',
  '<title>İ</title><script>boot()</script>',
])('findUnsafeHtml accepts %s', (html) => expect(findUnsafeHtml(html)).toBeUndefined());

test.each([
  '<p><script>hacked</script></p>',
  '<p onclick="x">a</p>',
  `<a href=' java&#x73;cript:x'>a</a>`.replace(' java', 'java'),
  '<p><b>a</p></b>',
  '<p>a',
  '</p>',
  '<iframe src="https://a.example"></iframe>',
  '<p>\uD800</p>',
  '<meta http-equiv="refresh" content="0">',
])('findUnsafeHtml rejects %s', (html) => expect(findUnsafeHtml(html)).toBeDefined());
