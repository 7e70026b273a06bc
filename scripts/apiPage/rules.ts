/** What `docs/api.html` says besides the calls: HTML with rules of docs/contract.md. */

export const RULES = `
<section id="basics">
<h2>Basics</h2>
<ul>
<li>Every call sends <code>Application-Id: portal</code> and, unless it is public, <code>Authorization: Bearer &lt;token&gt;</code>. Bodies are JSON in UTF-8; an empty body is no body, not <code>{}</code>. (WIRE-2, WIRE-4)</li>
<li>Ids are strings. Times are epoch seconds, days are <code>YYYY-MM-DD</code>. An expiry is 23:59:59 UTC of its day. (WIRE-7 to WIRE-9)</li>
<li>A change has succeeded when its status is 2xx. Its response may be the record or empty, unless the call returns what it has created. (WIRE-5)</li>
<li>A change is sent once. If its outcome is unknown, the portal reads the record before it tries again: let a repeated change have the effect of one. (MANY-3, MANY-5)</li>
<li>A failure has the body <code>{"error": {"code", "message"}}</code>. The code takes precedence; the portal never depends on the wording of a message. (WIRE-10, ERROR-6)</li>
<li>401 means that the session is over, and signs the user out everywhere in the browser. Never send it for a missing permission: that is 403. A record that exists but is not the caller’s is 404. (WIRE-11)</li>
<li>A response may carry more fields than described. A missing or unreadable field is shown as missing, in its place only.</li>
</ul>
</section>

<section id="limits">
<h2>Limits: 429 and 503</h2>
<ul>
<li>Refuse with 429 if a caller sends too much, with 503 if the server is busy or under maintenance. Both may have <code>Retry-After</code>, in seconds or as an HTTP date. (WIRE-6)</li>
<li>Such a refusal promises that <strong>nothing has been done</strong>: the portal sends the same change again.</li>
<li>A read or a single change that is refused tells the user when it is possible again, and keeps what was typed. It is not repeated by itself. (WIRE-6, LIST-6)</li>
<li>Work on many users or keys waits for the time of <code>Retry-After</code>, otherwise 1, 2, 4 … 30 s, and halves the number of parallel calls. After 5 minutes without any success it stops. (MANY-2)</li>
<li>A named time counts up to an hour; one of more than a day is not believed. (MANY-2)</li>
<li>At most 6 calls of jobs, dialogs and reads of many pages run at once, for each browser. A page load makes up to 5 reads besides. Allow at least 10 calls a second for each token, with a burst of 30. (MANY-1)</li>
<li>If the API has another origin than the portal, list <code>Retry-After</code> in <code>Access-Control-Expose-Headers</code>; without it the portal cannot read the header. List <code>Date</code> too; without it the time of the site counts. (WIRE-19)</li>
</ul>
<pre>HTTP/1.1 429 Too Many Requests
Retry-After: 20
Content-Type: application/json

{"error": {"code": "TOO_MANY_CALLS", "message": "Too many calls."}}</pre>
</section>

<section id="pages">
<h2>Collections and sizes of pages</h2>
<ul>
<li>Collections accept <code>$filter</code>, <code>$expand</code>, <code>$select</code>, <code>$orderby</code>, <code>$top</code>, <code>$skip</code> and <code>$count=true</code> of OData 4.01. (QUERY-1 to QUERY-3)</li>
<li>A response is a bare array, or <code>{"@odata.count", "value"}</code> if the count was requested. (QUERY-5)</li>
<li>A response may have fewer rows than were asked for; the portal reads on until it has as many as the count says. Rows must keep their order between two responses. (QUERY-12)</li>
<li>The portal requests <strong>500 rows and the count</strong> first. If that is everything, it searches, sorts and pages by itself, without further calls. Accept <code>$top</code> up to at least 500, and answer 500 rows of a list within a second. (QUERY-7)</li>
<li>Pages of larger lists have 20, 50 or 100 rows; all rows, for exports and states, are read in pages of 500 with the fields needed (<code>$select</code>), sorted by id. (LIST-9, QUERY-9, EXPORT-4)</li>
<li>A server may ignore <code>$orderby</code>, <code>$top</code> and <code>$skip</code>, or leave the count out. It must then return <em>all</em> rows: a server that cuts the rows off without a count hides the rest. Beyond 500 rows this is slow, and beyond 10,000 not recommended. (QUERY-6)</li>
<li>A page past the end is an empty or shorter one, not an error. Rows must have unique ids and, for equal values, a stable order. (QUERY-8)</li>
<li><code>contains</code> ignores case; text is sorted without regard to case and accents, null first. (QUERY-8)</li>
<li>Addresses of filters may be long (up to 64 KB with many ids); every server in between has to accept them.</li>
</ul>
</section>
`;
