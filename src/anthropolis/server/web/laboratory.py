"""The routes of the laboratory."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from anthropolis.server.laboratory.wishes import JobInfo, LaboratoryInfo
from anthropolis.server.web.calls import Call
from anthropolis.server.web.handlers import spare_tables

# A report brings its own styles and script; it may do nothing else, and is nobody's page.
REPORT_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    "img-src data: blob:; sandbox allow-scripts allow-downloads; frame-ancestors 'none'"
)


async def show_laboratory(call: Call) -> LaboratoryInfo:
    return await asyncio.to_thread(call.serving.laboratory.info)


async def new_job(call: Call) -> JobInfo:
    spare_tables(call)
    laboratory = call.serving.laboratory
    made = await asyncio.to_thread(laboratory.add, call.body, call.guest)
    await laboratory.mind_runner()
    return made


async def stop_job(call: Call) -> JobInfo:
    return await asyncio.to_thread(call.serving.laboratory.stop_job, call.path["job"])


async def resume_job(call: Call) -> JobInfo:
    return await asyncio.to_thread(call.serving.laboratory.resume_job, call.path["job"])


async def remove_job(call: Call) -> None:
    await asyncio.to_thread(call.serving.laboratory.remove_job, call.path["job"])


async def show_report(call: Call) -> Response:
    page = await asyncio.to_thread(call.serving.laboratory.report, call.path["job"])
    headers = {"content-security-policy": REPORT_POLICY, "cache-control": "no-store"}
    return Response(page, headers=headers, media_type="text/html; charset=utf-8")
