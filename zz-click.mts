import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from './scripts/chromium.mjs';
const port=process.argv[2], act=process.argv[3];
const o='http://localhost:'+port;
const personas=await (await fetch(o+'/__mock/api/personas')).json();
const userId=personas.find((p:any)=>p.email==='admin@holzmann.example').id;
const {token}=await (await fetch(o+'/__mock/api/sign-in',{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify({userId})})).json();
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:CHROMIUM_FLAGS});
const c=await b.newContext({locale:'en-GB',viewport:{width:1280,height:900}});
await c.addInitScript('globalThis.__name = named => named;');
await c.addInitScript((e:any)=>{Object.entries(e).forEach(([k,v])=>localStorage.setItem(k,v as string))},{token:JSON.stringify({token}),language:'en','display-mode.users':'table'});
const p=await c.newPage();const s=await c.newCDPSession(p);
await p.goto(o+'/user-management');await p.locator('main [role=row][data-id]').first().waitFor();await p.waitForTimeout(1500);
await s.send('Emulation.setCPUThrottlingRate',{rate:4});
await s.send('Profiler.enable');await s.send('Profiler.setSamplingInterval',{interval:200});
const acts:Record<string,()=>Promise<void>>={
 choose:()=>p.getByRole('checkbox').nth(5).click(),
 open:()=>p.locator('main [role=row][data-id] a').nth(3).click(),
 sort:()=>p.getByRole('columnheader').nth(1).click(),
 page:()=>p.getByRole('button',{name:'Next page'}).click()};
if(process.argv[6])for(let i=0;i<2;i++){await acts[act]();await p.waitForTimeout(1500)}
await p.evaluate(()=>{window.__ev=[];new PerformanceObserver(l=>l.getEntries().forEach((e:any)=>window.__ev.push([e.name,Math.round(e.startTime),Math.round(e.processingStart-e.startTime),Math.round(e.processingEnd-e.startTime),e.duration]))).observe({type:'event',durationThreshold:16} as any)});await s.send('Profiler.start');
await acts[act]();await p.waitForTimeout(1200);
console.log(JSON.stringify(await p.evaluate(()=>window.__ev)));const {profile}=await s.send('Profiler.stop');
const self=new Map<number,number>();const N=new Map(profile.nodes.map(n=>[n.id,n]));
profile.samples!.forEach((id,i)=>self.set(id,(self.get(id)??0)+(profile.timeDeltas![i]??0)/1000));
const tot=new Map();const total=(id:number):number=>{if(tot.has(id))return tot.get(id);const n=N.get(id)!;let t=self.get(id)??0;for(const k of n.children??[])t+=total(k);tot.set(id,t);return t};
const name=(n:any)=>n.callFrame.functionName+' '+n.callFrame.url.split('/').pop()+':'+n.callFrame.lineNumber;
const min=Number(process.argv[4]??8),deep=Number(process.argv[5]??30);
const print=(id:number,d:number)=>{const n=N.get(id)!;if(total(id)<min||d>deep)return;console.log(' '.repeat(d)+Math.round(total(id))+' ('+Math.round(self.get(id)??0)+') '+name(n));[...(n.children??[])].sort((a,b)=>total(b)-total(a)).forEach(k=>print(k,d+1))};
print(profile.nodes.find(n=>n.callFrame.functionName==='(root)')!.id,0);
await b.close();
